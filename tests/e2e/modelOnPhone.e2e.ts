import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.describe('the page of a boat on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  for (const [path, label] of [
    ['/boats/estran-42', 'All 24 figures'],
    ['/de/katamarane/estran-42', 'Alle 24 Angaben'],
  ] as const) {
    test(`${path}: the first group of the specification, and the others on request and in print`, async ({
      page,
    }) => {
      await page.goto(path);
      const block = page.locator('[data-block=compare-specifications]');
      const summary = block.getByText(label);
      const row = (name: RegExp) => block.getByRole('rowheader', { name });
      await expect(row(/^(Bridgedeck clearance|Höhe unter dem Brückendeck)$/)).toBeVisible();
      await expect(row(/^Gennaker$/)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(row(/^Gennaker$/)).toBeVisible();
      await expect(summary).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await summary.press('Enter');
      await expect(row(/^Gennaker$/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  for (const [path, names, price] of [
    ['/boats/estran-46', ['Sea trial', 'Configure', 'Brochure'], 'From €'],
    ['/de/katamarane/estran-46', ['Probeschlag', 'Konfigurieren', 'Prospekt'], 'inkl. 19 % MwSt.'],
  ] as const) {
    test(`${path}: the bars have her price, sea trial, configurator and brochure`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const links = page.locator('main ~ nav').getByRole('link');
      await expect(links).toHaveText([...names]);
      const chapters = page.locator('[data-block=anchors-menu]');
      await expect(chapters.getByText(price)).toBeInViewport({ ratio: 1 });
      expect(
        await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).search)),
      ).toEqual(Array(3).fill('?model=estran-46'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test('its three figures stand in one row', async ({ page }) => {
    await page.goto('/boats/estran-42');
    const figures = await page
      .locator('[data-block=product-introduction] dd')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(figures).toHaveLength(3);
    expect(new Set(figures).size).toBe(1);
  });

  for (const [path, label, details, otherwise] of [
    ['/boats/estran-42', 'What owners add', 'davits for a 3.10', 'otherwise €27,600'],
    ['/de/katamarane/estran-42', 'Was Eigner dazunehmen', 'Davits für ein Beiboot', 'sonst 32.844'],
  ] as const) {
    test(`${path}: what a pack holds is said once, in the list below the price, on request`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(details)).toHaveCount(1);
      const price = page.locator('[data-block=offer]');
      await expect(price.getByText(otherwise)).toBeHidden();
      await price.locator('summary', { hasText: label }).press('Enter');
      await expect(price.getByText(otherwise)).toBeVisible();
    });
  }

  test('a pack that the page describes leads there from the price', async ({ page }) => {
    await page.goto('/boats/estran-52');
    const price = page.locator('[data-block=offer]');
    await price.locator('summary', { hasText: 'What owners add' }).press('Enter');
    await price.getByRole('link', { name: 'Offshore', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Offshore', exact: true })).toBeInViewport({ ratio: 1 });
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a phone has the sea trial once: below the picture, then in the bar (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(viewports.telephone);
    for (const path of ['/', '/de', '/boats/estran-42', '/de/katamarane/estran-52']) {
      await openPage(page, path);
      const hero = page.locator('[data-block]').first();
      const bar = page.locator('main ~ nav');
      const first = hero.getByRole('link').first();
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeHidden();
      const { height } = (await hero.locator('picture, video').first().boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(viewports.telephone.height / 2);
      await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
      await expect(bar).toBeInViewport({ ratio: 1 });
      await bar.getByRole('link').first().focus();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar.getByRole('link').first()).toBeFocused();
    }
    await openPage(page, '/the-yard');
    await expect(page.locator('main ~ nav')).toBeInViewport({ ratio: 1 });
  });
}

test('on a laptop the specification goes on as one table in three columns', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/boats/estran-45-s');
  const block = page.locator('[data-block=compare-specifications]');
  await expect(block.getByRole('rowheader', { name: 'Gennaker' })).toBeVisible();
  await expect(block.locator('summary')).toBeHidden();
  const starts = await block
    .getByRole('cell')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(3);
  expect(await accessibilityViolations(page)).toEqual([]);
});
