import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

const PATH = '/privacy';
const MISSING = '/no-such-page';
const YEAR_S = 365 * 24 * 60 * 60;

test.use({
  consent: null,
  viewport: { width: 1280, height: 800 },
});

const banner = (page: Page) => page.getByRole('region', { name: 'Your choice of cookies' });
const visual = (page: Page) => page.getByRole('dialog', { name: 'Announcement' });
const answer = (page: Page) => banner(page).getByRole('button', { name: 'Refuse all' }).click();

/** Waits until the browser has run what an answer or a first rendering sets off; a second is enough. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));

/** Answers the banner on a first page; the visual comes on the second. */
const openVisual = async (page: Page) => {
  await openPage(page, PATH);
  await answer(page);
  await expect(banner(page)).toBeHidden();
  await openPage(page, PATH);
  await expect(visual(page)).toHaveCSS('opacity', '1');
};

/** Expects no visual on this page, now or when the browser has done its work, and none recorded. */
const expectNoVisual = async (page: Page, context: BrowserContext) => {
  await waitForIdle(page);
  await expect(visual(page)).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('promotion');
};

/** Expects that the visual waits for the next page. */
const expectToWait = async (page: Page, context: BrowserContext) => {
  await expectNoVisual(page, context);
  await openPage(page, PATH);
  await expect(visual(page)).toBeVisible();
};

/** A visitor who has refused everything some time ago, and has seen no visual since. */
const addEarlierAnswer = (context: BrowserContext, url: string) =>
  context.addCookies([
    { name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0005%3A0', url },
    { name: 'OptanonAlertBoxClosed', value: '2026-11-21T00:00:00.000Z', url },
  ]);

test('the visual waits for the page after the answer to the banner, comes once and never again', async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  await expect(banner(page)).toBeVisible();
  await expect(visual(page)).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await answer(page);
  await expect(banner(page)).toBeHidden();
  await expectNoVisual(page, context);
  await openPage(page, PATH);
  await expect(visual(page)).toBeVisible();

  const seen = (await context.cookies()).find(({ name }) => name === 'promotion');
  expect(seen).toMatchObject({ path: '/', sameSite: 'Lax' });
  const life = (seen?.expires ?? 0) - Date.now() / 1000;
  expect(life).toBeGreaterThan(0);
  expect(life).toBeLessThan(YEAR_S);

  await page.keyboard.press('Escape');
  await expect(visual(page)).toBeHidden();
  for (const path of [PATH, '/the-yard']) {
    await openPage(page, path);
    await waitForIdle(page);
    await expect(visual(page)).toBeHidden();
  }
});

for (const { name, close } of [
  { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  {
    name: 'its button',
    close: (page: Page) => visual(page).getByRole('button', { name: 'Close' }).click(),
  },
  { name: 'a click beside it', close: (page: Page) => page.mouse.click(10, 400) },
]) {
  test(`${name} closes the visual, and the focus goes back into the page`, async ({ page }) => {
    await openVisual(page);
    await close(page);
    await expect(visual(page)).toBeHidden();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('Enter leads nowhere; the keyboard stays inside: the close button, then the offer', async ({ page }) => {
  await openVisual(page);
  const close = visual(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(visual(page).getByRole('link')).toBeFocused();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(visual(page)).toBeHidden();
  await expect(page).toHaveURL(PATH);
});

test('a click on a link is a next page as well', async ({ page, context }) => {
  await openPage(page, PATH);
  await answer(page);
  await expectNoVisual(page, context);
  await page.locator('#footer').getByRole('link', { name: 'Our story' }).click();
  await expect(page).not.toHaveURL(PATH);
  await expect(visual(page)).toBeVisible();
});

for (const how of ['Refuse all', 'Accept all']) {
  test(`"${how}" does not open the visual on its page, nor when that is loaded again`, async ({
    page,
    context,
  }) => {
    await openPage(page, PATH);
    await banner(page).getByRole('button', { name: how }).click();
    await expectNoVisual(page, context);
    await page.reload();
    await expectNoVisual(page, context);
  });
}

test('a refusal of audience measurement, which reloads the page, does not open it', async ({
  page,
  context,
  baseURL,
}) => {
  await addEarlierAnswer(context, baseURL ?? '');
  // A page with a background film, on which the visual has waited so far.
  await openPage(page, '/owner-stories');
  await expectNoVisual(page, context);
  await page.locator('#footer').getByRole('button', { name: 'Refuse audience measurement' }).click();
  await expect(page.getByRole('status').getByText('Measurement is off')).toBeVisible();
  await expectToWait(page, context);
});

for (const { what, path, begin } of [
  { what: 'looks at what a search has found', path: '/dealers?q=Kiel', begin: async () => undefined },
  { what: 'sees a film in the background', path: '/', begin: async () => undefined },
  {
    what: 'has the focus in a form before the page is alive',
    path: '/newsletter',
    begin: (page: Page) => page.getByRole('main').locator('input[type=email]').focus(),
  },
  {
    what: 'has begun to fill in a form before the page is alive',
    path: '/newsletter',
    begin: (page: Page) => page.getByRole('main').locator('input[type=email]').fill('maelle@example.com'),
  },
  {
    what: 'has opened a menu before the page is alive',
    path: PATH,
    begin: (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Boats' }).click(),
  },
]) {
  test(`a visitor who ${what} is not interrupted`, async ({ page, context, baseURL }) => {
    await addEarlierAnswer(context, baseURL ?? '');
    // What the visitor does comes before the page's own script, which waits for these.
    let goOn = () => {};
    const begun = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await context.route(/\/assets\/chunks\//, async (route) => {
      await begun;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await begin(page);
    goOn();
    await expect(page.locator('header[data-live]')).toBeAttached({ timeout: 10_000 });
    await expectToWait(page, context);
  });
}

for (const { what, path } of [
  { what: 'a brochure', path: '/brochure' },
  { what: 'the newsletter', path: '/newsletter' },
  { what: 'a contact', path: '/visit-the-yard' },
  { what: 'a dealer to write to', path: '/dealers/trebaol-multicoques' },
  { what: 'a dealer nearby', path: '/dealers' },
]) {
  test(`a visitor who has come for ${what} is not interrupted`, async ({ page, context, baseURL }) => {
    await addEarlierAnswer(context, baseURL ?? '');
    await openPage(page, path);
    await expectToWait(page, context);
  });
}

test('a visitor who has found the offer without the visual does not see it any more', async ({
  page,
  context,
  baseURL,
}) => {
  await addEarlierAnswer(context, baseURL ?? '');
  for (const path of ['/first-season', PATH]) {
    await openPage(page, path);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('promotion=seen');
    await waitForIdle(page);
    await expect(visual(page)).toBeHidden();
  }
});

test('the picture leads to the offer and says so', async ({ page }) => {
  await openVisual(page);
  const link = visual(page).getByRole('link');
  await expect(link).toContainText('See the First Season offer');
  await link.click();
  await expect(page).toHaveURL('/first-season');
  await expect(visual(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// behaviour §13.1: a picture of its own at 768 px or less.
for (const { width, preset } of [
  { width: 768, preset: 'heroMobile' },
  { width: 769, preset: 'promotion' },
]) {
  test(`at ${width} px the picture is the one of the preset "${preset}"`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openVisual(page);
    await expect
      .poll(() =>
        visual(page)
          .getByRole('img')
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toContain(`/images/${preset}/`);
  });
}

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width}x${height} the picture reaches every edge, all is in view and accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openVisual(page);
    await expect(visual(page)).toBeInViewport({ ratio: 1 });
    await expect(visual(page).getByText('See the First Season offer')).toBeInViewport({ ratio: 1 });
    const [dialog, picture] = [
      await visual(page).boundingBox(),
      await visual(page).getByRole('img').boundingBox(),
    ];
    expect(picture).toMatchObject({ x: dialog?.x, y: dialog?.y, width: dialog?.width });
    expect(await visual(page).evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe('where nothing stands', () => {
  test.use({ missing: [MISSING] });

  test('no visual comes; it waits for the next page', async ({ page, context, baseURL }) => {
    await addEarlierAnswer(context, baseURL ?? '');
    await openPage(page, MISSING);
    await expectToWait(page, context);
  });
});

test('a blocker that hides the visual leaves a page that answers', async ({ page, context, baseURL }) => {
  await addEarlierAnswer(context, baseURL ?? '');
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#promotion { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await openPage(page, PATH);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('promotion=seen');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});
