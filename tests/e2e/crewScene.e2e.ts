import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { readReel } from './readReel.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** How visible the lights of the four moments are, and the figure that the reel shows. */
async function look(page: Page) {
  const drawings = page.locator('[data-block=crew-scene] svg[viewBox]');
  const lights = await drawings
    .first()
    .locator('> g')
    .evaluateAll((groups) => groups.slice(0, 4).map((light) => Number(getComputedStyle(light).opacity)));
  return { lights, aboard: await readReel(drawings.nth(1)) };
}

test('the cabins of the 46 light up while the page is scrolled', async ({ page }) => {
  await page.goto('/boats/estran-46');
  const block = page.locator('[data-block=crew-scene]');
  await scrollStage(page, 'crew-scene', 0);
  await expect.poll(() => look(page)).toEqual({ lights: [1, 0, 0, 0], aboard: '2' });
  await scrollStage(page, 'crew-scene', 0.65);
  await expect.poll(() => look(page)).toEqual({ lights: [1, 1, 1, 0], aboard: '7' });
  await scrollStage(page, 'crew-scene', 1);
  await expect.poll(() => look(page)).toEqual({ lights: [1, 1, 1, 1], aboard: '8' });
  await expect(block.getByRole('img', { name: /4 cabins/ })).toBeVisible();
  await expect(block.getByRole('listitem')).toHaveText([
    /2 on board/,
    /4 on board/,
    /7 on board/,
    /8 on board/,
  ]);
});

test('with reduced motion all cabins are lit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/katamarane/estran-46');
  const block = page.locator('[data-block=crew-scene]');
  const height = await block.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1.8 * viewports.laptop.height);
  expect(await look(page)).toEqual({ lights: [1, 1, 1, 1], aboard: '8' });
  await expect(block.getByRole('heading', { name: 'Die Großeltern' })).toBeVisible();
});
