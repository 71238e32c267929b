import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** Scrolls to a share of the way through the scene. */
const scrollTo = (page: Page, share: number) =>
  page.locator('[data-block=tide-scene]').evaluate((block, part) => {
    const { top, height } = block.getBoundingClientRect();
    scrollBy({ top: top + part * (height - innerHeight), behavior: 'instant' });
  }, share);

/** Top of the boat's keels, of the ground and of the reel, in pixels of the screen. */
const look = (page: Page) =>
  page
    .locator('[data-block=tide-scene] svg')
    .first()
    .evaluate((svg) => {
      const bottom = (selector: string) =>
        svg.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
      const top = (selector: string) =>
        svg.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return {
        keels: bottom('[data-motion=boat] path'),
        sea: top('[data-part=sea]'),
        sand: top('[data-part=sand]'),
      };
    });

test('the sea falls while the page is scrolled, until the boat stands on the sand', async ({ page }) => {
  await page.goto('/boats/estran-42');
  // Past the words above the stage, before the sea begins to fall.
  await scrollTo(page, 0.14);
  await expect.poll(async () => (await look(page)).sand - (await look(page)).keels).toBeGreaterThan(80);
  const high = await look(page);
  await scrollTo(page, 1);
  await expect.poll(async () => Math.abs((await look(page)).sand - (await look(page)).keels)).toBeLessThan(6);
  const low = await look(page);
  expect(low.sea).toBeGreaterThan(high.sea + 150);
  expect(low.sand).toBeCloseTo(high.sand, 0);
  await expect(page.locator('[data-block=tide-scene]').getByRole('listitem')).toHaveText([
    /06:42 · 4\.0\sm/,
    /09:54 · 2\.0\sm/,
    /12:54 · 0\.0\sm/,
  ]);
});

test('with reduced motion the picture is still: low water, and lines at high water and half tide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/katamarane/estran-42');
  const block = page.locator('[data-block=tide-scene]');
  const height = await block.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1.3 * viewports.laptop.height);
  const before = await look(page);
  await scrollTo(page, 0);
  const after = await look(page);
  expect(after.sand - after.keels).toBeCloseTo(before.sand - before.keels, 0);
  await expect(block.locator('svg text', { hasText: 'Hochwasser' })).toBeVisible();
  await expect(block.getByRole('heading', { name: 'Niedrigwasser' })).toBeVisible();
});
