import type { Page } from '@playwright/test';
import { giveSign, openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

for (const [device, viewport] of Object.entries(viewports)) {
  test(`anchors menu on a ${device}: a click scrolls to its chapter`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/how-we-build');
    const menu = page.getByRole('navigation', { name: 'On this page' });
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(4);
    const last = links.last();
    const target = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(`/how-we-build${target}`);
    await expect
      .poll(() => page.locator(target).evaluate((place) => place.getBoundingClientRect().top))
      .toBeLessThan(200);
    await expect(last).toHaveAttribute('aria-current', 'location');
  });
}

test('anchors menu works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/how-we-build');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/how-we-build${target}`);
  await expect(page.locator(target)).toBeInViewport();
  await context.close();
});

const barOf = (page: Page) => page.locator('[data-block=anchors-menu] > div');

/** Whether the bar lies on the element that has the focus. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-block=anchors-menu]');
    const focused = document.activeElement?.getBoundingClientRect();
    const cover = bar?.getBoundingClientRect();
    if (!focused || !cover || bar?.contains(document.activeElement)) return false;
    return focused.bottom > cover.top && focused.top < cover.bottom;
  });

test.describe('a boat’s page on a laptop', () => {
  test.use({ viewport: viewports.laptop });

  test('name, price and two actions with the model stay at the top; a chapter lands below them, and is marked', async ({
    page,
  }) => {
    await openPage(page, '/boats/estran-42');
    const bar = barOf(page);
    const chapter = bar.getByRole('link', { name: 'Specifications' });
    await chapter.click();
    await expect(page).toHaveURL('/boats/estran-42#specifications');
    await expect(chapter).toHaveAttribute('aria-current', 'location');
    const heading = page.getByRole('heading', { name: 'Specifications', exact: true });
    await expect(heading).toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/Estran\s42From €489,000 before VAT/);
    const actions = bar.locator(':scope > :last-child').getByRole('link');
    await expect(actions).toHaveText(['Configure', 'Ask for a sea trial']);
    await expect(actions.first()).toHaveAttribute('href', '/configure?model=estran-42');
    await expect(actions.last()).toHaveAttribute('href', '/sea-trial?model=estran-42');
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bottom);
  });

  test('among the chapters the bar stands alone; the header comes back above it while scrolling up, at the edge and by keyboard', async ({
    page,
  }) => {
    await openPage(page, '/boats/estran-42');
    const bar = barOf(page);
    const header = page.getByRole('banner');
    const wheelTo = async (y: number) => {
      const from = await page.evaluate(() => window.scrollY);
      for (let step = 1; step <= 4; step++) {
        await page.mouse.wheel(0, (y - from) / 4);
        await page.waitForTimeout(100);
      }
    };
    const expectAlone = async () => {
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
      await expect(header).not.toBeInViewport();
    };
    await page.mouse.move(600, 400);
    await wheelTo(4000);
    await expectAlone();
    await wheelTo(3000);
    await expect(header).toBeInViewport({ ratio: 0.6 });
    await expect
      .poll(() => bar.evaluate((element) => element.getBoundingClientRect().top))
      .toBe(await header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)));
    await wheelTo(3300);
    await expectAlone();
    // A chapter above leaves the next link where it was.
    await bar.getByRole('link', { name: 'Sailing' }).click();
    await expect(page.locator('#sailing')).toBeInViewport();
    await expectAlone();
    await page.mouse.move(600, 400);
    await wheelTo(4000);
    await expectAlone();
    // On the way to a chapter the mouse passes the bar.
    await page.mouse.move(600, 30);
    await expectAlone();
    await page.mouse.move(600, 2);
    await expect(header).toBeInViewport({ ratio: 0.6 });
    await page.mouse.move(600, 400);
    await wheelTo(4400);
    await expectAlone();
    const link = header.getByRole('link').first();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(header).toBeInViewport({ ratio: 0.6 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.blur();
    await expectAlone();
    await wheelTo(300);
    await expect(header).toBeInViewport();
  });

  test('reloaded among the chapters the bar stands alone as well', async ({ page }) => {
    await openPage(page, '/boats/estran-42');
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.reload();
    await giveSign(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect.poll(() => barOf(page).evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  });

  test('focus in the bar leaves the page where it is', async ({ page }) => {
    await openPage(page, '/boats/estran-42');
    await page
      .getByRole('table')
      .first()
      .evaluate((table) => table.scrollIntoView({ behavior: 'instant' }));
    const last = barOf(page).getByRole('link').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    const before = await page.evaluate(() => window.scrollY);
    await last.focus();
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press('Shift+Tab');
    await expect(barOf(page).getByRole('link', { name: 'Cabins' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the bar is whole, lies on nothing that has the focus, and is not printed', async ({ page }) => {
      await page.goto('/de/katamarane/estran-60');
      const bar = barOf(page);
      await expect(bar).toContainText(/Estran\s60Ab etwa 2,26\sMio\.\s€/);
      await bar.getByRole('link', { name: 'Technische Daten' }).click();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      for (let steps = 0; steps < 16; steps++) {
        await page.keyboard.press('Shift+Tab');
        expect(await isFocusCovered(page)).toBe(false);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(bar).toBeHidden();
    });
  });
});

for (const viewport of [viewports.telephone, { width: 1440, height: 900 }]) {
  test(`${viewport.width} px: the hero’s links have one order for eye and focus, the last lead to price and specifications`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/boats/estran-42');
    const links = page.locator('[data-block=product-hero]').getByRole('link');
    await expect(links).toHaveText(['Ask for a sea trial', 'Configure your 42', 'Price', 'Specifications']);
    const places = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom, left } = link.getBoundingClientRect();
        return { top, bottom, left };
      }),
    );
    for (const [index, place] of places.slice(1).entries()) {
      const before = places[index];
      expect(before && (place.top >= before.bottom || place.left > before.left)).toBe(true);
      expect(place.bottom - place.top).toBeGreaterThanOrEqual(24);
    }
    await links.last().click();
    await expect(page.getByRole('heading', { name: 'Specifications', exact: true })).toBeInViewport();
  });
}

test('on a tablet a boat’s bar has its name, price, chapters and the sea trial', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/de/katamarane/estran-45-s');
  await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollIntoView({ behavior: 'instant' }));
  const bar = barOf(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('Ab 949.620 € inkl. 19 % MwSt.')).toBeVisible();
  await expect(bar.getByRole('link')).toHaveText([
    'Segeln',
    'An Bord',
    'Kabinen',
    'Preis',
    'Technische Daten',
    'Probeschlag anfragen',
  ]);
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('on a telephone the actions of a boat stay at the bottom; her chapters leave on the way down and come back on the way up: the current one is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/boats/estran-42');
  const bar = barOf(page);
  await expect(bar.getByRole('link')).toHaveText([
    'Sailing',
    'On board',
    'Cabins',
    'Price',
    'Specifications',
  ]);
  await expect(
    page.getByRole('main').getByText('From €489,000 before VAT').locator('visible=true'),
  ).toHaveCount(3);
  // They stand back while the hero offers the first of them.
  await bar.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(page.getByRole('navigation', { name: 'Come aboard' }).getByRole('link')).toHaveCount(3);
  const chapter = bar.getByRole('link', { name: 'Price' });
  await chapter.click();
  await expect(page.getByRole('heading', { name: 'What she costs' })).toBeInViewport({ ratio: 1 });
  await expect(chapter).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await expect(page.locator('main ~ nav')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
  await expect(chapter).toBeInViewport({ ratio: 1 });
  // By keyboard as well.
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
  await chapter.focus();
  await expect(chapter).toBeInViewport({ ratio: 1 });
});

test.describe('a boat’s page on a telephone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the hero leads to the specifications, and what the price includes is opened, and open in print', async ({
    page,
  }) => {
    await page.goto('/de/katamarane/estran-46');
    await page.locator('[data-block=product-hero]').getByRole('link', { name: 'Technische Daten' }).click();
    await expect(page.getByRole('heading', { name: 'Technische Daten', exact: true })).toBeInViewport();
    const offer = page.locator('[data-block=offer]');
    const included = offer.getByText(/1\.200/);
    await expect(included).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(included).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await offer.locator('summary', { hasText: 'Im Preis enthalten' }).press('Enter');
    await expect(included).toBeVisible();
  });
});

test('on a laptop the heading of what the price includes is no button', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/boats/estran-46');
  const offer = page.locator('[data-block=offer]');
  await expect(offer.getByRole('heading', { name: 'In the price' })).toBeVisible();
  await expect(offer.getByText('Anchor, 50 m of chain')).toBeVisible();
  await offer.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('SUMMARY');
});
