import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** How visible the lights of the four moments are, and the figure that the reel shows. */
const look = (page: Page) =>
  page.locator('[data-block=crew-scene]').evaluate((block) => {
    const [plan, reel] = block.querySelectorAll('svg[viewBox]');
    const lights = [...(plan?.querySelectorAll(':scope > g') ?? [])].slice(0, 4);
    const window = reel?.getBoundingClientRect();
    const figure = [...(reel?.querySelectorAll('text') ?? [])].find((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return window && middle > window.top && middle < window.bottom;
    });
    return {
      lights: lights.map((light) => Number(getComputedStyle(light).opacity)),
      aboard: figure?.textContent,
    };
  });

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
