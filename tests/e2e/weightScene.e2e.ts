import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { readReel } from './readReel.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** How much of each part of the drawing is seen, and the figure that the scale shows. */
async function look(page: Page) {
  const block = page.locator('[data-block=weight-scene]');
  const parts = await block
    .locator('clipPath ~ g[data-moment]')
    .evaluateAll((groups) => groups.map((group) => Number(getComputedStyle(group).opacity)));
  return { parts, tonnes: await readReel(block.locator('svg[viewBox]').nth(1)) };
}

test('the pieces of the 45 S are hung on the scale while the page is scrolled', async ({ page }) => {
  await page.goto('/boats/estran-45-s');
  const block = page.locator('[data-block=weight-scene]');
  await scrollStage(page, 'weight-scene', 0);
  await expect.poll(() => look(page)).toEqual({ parts: [1, 0, 0, 0], tonnes: '4.9' });
  await scrollStage(page, 'weight-scene', 0.65);
  await expect.poll(() => look(page)).toEqual({ parts: [1, 1, 1, 0], tonnes: '8.1' });
  await scrollStage(page, 'weight-scene', 1);
  await expect.poll(() => look(page)).toEqual({ parts: [1, 1, 1, 1], tonnes: '9.8' });
  await expect(block.getByText(/1\.8\st left out/)).toBeVisible();
  await expect(block.getByRole('listitem')).toHaveText([
    /4,860\skg · 50% · 1,010\skg less/,
    /1,390\skg · 14% · 80\skg more/,
    /1,890\skg · 19% · 300\skg less/,
    /1,660\skg · 17% · 570\skg less/,
  ]);
  await block.getByText('The weighing slip').click();
  await expect(block.getByRole('row', { name: /Drawers 34\skg 95\skg −61/ })).toBeVisible();
  await expect(block.getByRole('row', { name: /tanks empty 9,800\skg 11,600\skg −1,800/ })).toBeVisible();
});

test('with reduced motion all of her hangs there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/katamarane/estran-45-s');
  const block = page.locator('[data-block=weight-scene]');
  const height = await block.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1.8 * viewports.laptop.height);
  expect(await look(page)).toEqual({ parts: [1, 1, 1, 1], tonnes: '9,8' });
  await expect(block.getByText(/1,8\st weggelassen/)).toBeVisible();
});
