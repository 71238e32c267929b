import type { Page } from '@playwright/test';
import { followLink, linkTo } from './followLink.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const FROM = '/the-yard';
const TO = '/how-we-build';
const DATA = `${TO}/index.pageContext.json`;

test.use({ viewport: viewports.laptop });

/** How often the data of a page was asked for, and how often the network had to answer. */
const fetches = (page: Page, path = DATA) =>
  page.evaluate((address) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === address) as PerformanceResourceTiming[];
    return { asked: entries.length, fetched: entries.filter(({ transferSize }) => transferSize > 0).length };
  }, path);

/** Data of any page asked for so far. */
const anyData = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('pageContext.json')),
  );

/** Lets the browser come to rest: what is fetched when it is idle has been asked for by then. */
const waitForIdle = async (page: Page) => {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );
  await page.waitForLoadState('networkidle');
};

const intents = {
  'under the mouse': async (page: Page) => {
    await linkTo(page, TO).hover();
    await page.mouse.move(0, 0);
    await linkTo(page, TO).hover();
  },
  'under the keyboard': (page: Page) => linkTo(page, TO).focus(),
  'under a finger': async (page: Page) => {
    const box = await linkTo(page, TO).boundingBox();
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  },
};

for (const [where, reach] of Object.entries(intents)) {
  test(`data of a link ${where} are fetched once; the click needs no request`, async ({ page }) => {
    await openPage(page, FROM);
    await linkTo(page, TO).scrollIntoViewIfNeeded();
    await reach(page);
    await expect.poll(() => fetches(page)).toEqual({ asked: 1, fetched: 1 });
    await waitForIdle(page);
    expect(await fetches(page)).toEqual({ asked: 1, fetched: 1 });
    await followLink(page, TO);
    await expect(page.getByRole('main')).toBeFocused();
    await waitForIdle(page);
    expect(await fetches(page)).toEqual({ asked: 2, fetched: 1 });
  });
}

for (const [kind, connection] of Object.entries({
  'saves data': { saveData: true, effectiveType: '4g' },
  'has a 2g connection': { saveData: false, effectiveType: '2g' },
  'has a slow 2g connection': { saveData: false, effectiveType: 'slow-2g' },
})) {
  test(`no prefetch for a visitor who ${kind}; links work`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await openPage(page, FROM);
    await linkTo(page, TO).hover();
    await linkTo(page, TO).focus();
    await waitForIdle(page);
    expect(await anyData(page)).toEqual([]);
    await linkTo(page, TO).click();
    await expect(page).toHaveURL(TO);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await fetches(page)).toEqual({ asked: 1, fetched: 1 });
  });
}

test('no prefetch for external, other-language and in-page links', async ({ page }) => {
  await openPage(page, FROM);
  const others = await page.evaluate(() => {
    // One of a kind that the page happens not to have.
    document.querySelector('main p')?.insertAdjacentHTML(
      'beforeend',
      `<a href="mailto:a@b.example">1</a> <a href="https://b.example/">2</a> <a href="/file.pdf">3</a>
       <a href="/privacy" target="_blank">4</a> <a href="#footer">5</a> <a href="${window.location.pathname}#x">6</a>`,
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) =>
        (link.hreflang && link.hreflang !== document.documentElement.lang) ||
        link.origin !== window.location.origin ||
        link.pathname === window.location.pathname ||
        link.target ||
        link.pathname.endsWith('.pdf'),
    );
    for (const link of links) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    return links.length;
  });
  // Six of ours, and ten to languages: in the dialog and in the footer.
  expect(others).toBeGreaterThanOrEqual(16);
  await waitForIdle(page);
  expect(await anyData(page)).toEqual([]);
});
