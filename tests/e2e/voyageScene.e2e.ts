import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { readReel } from './readReel.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** Which legs are drawn, from 0 to 1, and the figure that the reel shows. */
async function look(page: Page) {
  const block = page.locator('[data-block=voyage-scene]');
  const legs = await block
    .locator('path[data-leg]')
    .evaluateAll((paths) =>
      paths.map((leg) => 1 - Number.parseFloat(getComputedStyle(leg).strokeDashoffset)),
    );
  return { legs, water: await readReel(block.locator('svg[viewBox]').nth(1)) };
}

test('the track of the 52 is drawn leg by leg while the page is scrolled', async ({ page }) => {
  await page.goto('/boats/estran-52');
  const block = page.locator('[data-block=voyage-scene]');
  await scrollStage(page, 'voyage-scene', 0);
  await expect.poll(() => look(page)).toEqual({ legs: [0, 0, 0], water: '17°C' });
  await scrollStage(page, 'voyage-scene', 0.65);
  await expect.poll(() => look(page)).toEqual({ legs: [1, 1, 0], water: '27°C' });
  await scrollStage(page, 'voyage-scene', 1);
  await expect.poll(() => look(page)).toEqual({ legs: [1, 1, 1], water: '18°C' });
  await expect(block.getByText('271 nights at anchor')).toBeVisible();
  await expect(block.getByRole('listitem')).toHaveText([
    /28 August 2022 · 17°C/,
    /2 December 2022 · 24°C/,
    /8 May 2023 · 27°C/,
    /28 August 2023 · 18°C/,
  ]);
});

test('with reduced motion the whole track is drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/katamarane/estran-52');
  const block = page.locator('[data-block=voyage-scene]');
  const height = await block.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1.8 * viewports.laptop.height);
  expect((await look(page)).legs).toEqual([1, 1, 1]);
  await expect(block.getByText('271 Nächte vor Anker')).toBeVisible();
});
