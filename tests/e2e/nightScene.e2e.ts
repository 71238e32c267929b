import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** The line of the reel that its window shows. */
const read = (page: Page) =>
  page
    .locator('[data-block=night-scene] svg')
    .first()
    .evaluate((reel) => {
      const { top, bottom } = reel.getBoundingClientRect();
      return [...reel.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect();
          const middle = (box.top + box.bottom) / 2;
          return middle > top && middle < bottom;
        })
        .map((text) => text.textContent)
        .join(' ');
    });

const opacities = (page: Page) =>
  page
    .locator('[data-block=night-scene] picture')
    .evaluateAll((pictures) => pictures.map((picture) => Number(getComputedStyle(picture).opacity)));

test('the batteries of the 60 go from dusk to the first sun while the page is scrolled', async ({ page }) => {
  await page.goto('/boats/estran-60');
  const block = page.locator('[data-block=night-scene]');
  await scrollStage(page, 'night-scene', 0);
  await expect.poll(() => read(page)).toBe('19:00 96%');
  expect(await opacities(page)).toEqual([1, 0, 0, 0]);
  await scrollStage(page, 'night-scene', 0.65);
  await expect.poll(() => read(page)).toBe('02:00 74%');
  expect(await opacities(page)).toEqual([1, 1, 1, 0]);
  await scrollStage(page, 'night-scene', 1);
  await expect.poll(() => read(page)).toBe('07:00 72%');
  expect(await opacities(page)).toEqual([1, 1, 1, 1]);
  await expect(block.getByRole('listitem')).toHaveText([
    /19:00 · Battery 96%/,
    /21:30 · Battery 88%/,
    /02:00 · Battery 74%/,
    /07:00 · Battery 72%/,
  ]);
  await block.getByText('What the night takes').click();
  await expect(block.getByRole('row', { name: /All together 14\.6\skWh/ })).toBeVisible();
  await expect(block.getByText('4.6 hours of full sun on 3,200')).toBeVisible();
});

test('with reduced motion the four pictures stand beside each other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/katamarane/estran-60');
  const block = page.locator('[data-block=night-scene]');
  const height = await block.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1.2 * viewports.laptop.height);
  const boxes = await block
    .locator('picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().left));
  expect(new Set(boxes).size).toBe(4);
  expect(await opacities(page)).toEqual([1, 1, 1, 1]);
  await expect(block.getByRole('heading', { name: 'Abendessen' })).toBeVisible();
});
