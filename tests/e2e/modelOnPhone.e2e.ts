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
    test(`${path}: the figures of the specification on request and in print, below her drawn measures`, async ({
      page,
    }) => {
      await page.goto(path);
      const block = page.locator('[data-block=compare-specifications]');
      const summary = block.getByText(label);
      const row = (name: RegExp) => block.getByRole('rowheader', { name });
      const first = row(/^(Bridgedeck clearance|Höhe unter dem Brückendeck)$/);
      await expect(block.getByText(/^(Air draught|Durchfahrtshöhe)$/).first()).toBeVisible();
      await expect(first).toBeHidden();
      await expect(row(/^Gennaker$/)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(row(/^Gennaker$/)).toBeVisible();
      await expect(summary).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await summary.press('Enter');
      await expect(first).toBeVisible();
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
    ['/boats/estran-42', 'What owners add', 'davits for a 3.10', 'instead of €27,600'],
    ['/de/katamarane/estran-42', 'Was Eigner dazunehmen', 'Davits für ein Beiboot', 'statt 32.844'],
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

  test('a pack that the page describes and folds: the link from the price leads there and opens it', async ({
    page,
  }) => {
    await page.goto('/boats/estran-52');
    const contents = page.locator('[data-block=packs]').getByText('Third reef and storm jib');
    await expect(contents).toBeHidden();
    const price = page.locator('[data-block=offer]');
    await price.locator('summary', { hasText: 'What owners add' }).press('Enter');
    await price.getByRole('link', { name: 'Offshore', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Offshore', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(contents).toBeInViewport({ ratio: 1 });
  });

  test('versions after the first are folded, by their names with their cabins; what sells is not', async ({
    page,
  }) => {
    await page.goto('/de/katamarane/estran-52');
    const versions = page.locator('[data-block=versions]');
    await expect(versions.locator('li p').first()).toBeVisible();
    await expect(versions.locator('li p').nth(1)).toBeHidden();
    await expect(versions.locator('summary')).toHaveText([/4 Kabinen/, /5 Kabinen/, /6 Kabinen/]);
    await versions.locator('summary').nth(1).press('Enter');
    await expect(versions.locator('li p').nth(1)).toBeVisible();
    await expect(page.locator('details').locator('picture, figure, video')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  for (const path of ['/boats/estran-52', '/boats/estran-42']) {
    test(`${path}: three cards are one row that fingers and keys scroll, the second in sight`, async ({
      page,
    }) => {
      await page.goto(path);
      const row = page.locator('[data-block=three-columns] ul');
      const tops = await row
        .locator('> li')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await row.focus();
      await expect(row.locator('> li').nth(1)).toBeInViewport({ ratio: 0.1 });
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(row.locator('> li').nth(2)).toBeInViewport({ ratio: 0.8, timeout: 500 });
      }).toPass();
    });
  }
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
