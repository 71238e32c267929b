import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

const PAGE = '/boats/estran-52';

const parts = (page: Page) => {
  const block = page.locator('[data-block="look-around"]');
  return { block, view: block.getByRole('region', { name: 'Saloon of the Estran 52' }) };
};
const scrollLeft = (view: Locator) => view.evaluate((node) => node.scrollLeft);
/** Position in the picture, from 0 to 1, whichever copy of it is in view. */
const place = (view: Locator) =>
  view.evaluate((node) => (node.scrollLeft / (node.scrollWidth / node.childElementCount)) % 1);

// Scrolling is then at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a panorama turns without end by buttons, dragging and keys', async ({ page }) => {
  await openPage(page, PAGE);
  const { block, view } = parts(page);
  await block.scrollIntoViewIfNeeded();
  await expect(view.locator('img')).toHaveCount(3);
  expect(await place(view), 'hydration moves nothing').toBeCloseTo(0, 2);
  // To the left of its beginning.
  await block.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(() => place(view)).toBeCloseTo(1 - (0.6 * 1280) / 2880, 2);
  await block.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(() => place(view)).toBeCloseTo(0, 2);
  await view.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300);
  await page.mouse.up();
  await expect.poll(() => place(view)).toBeGreaterThan(0.05);
  const before = await scrollLeft(view);
  await view.press('ArrowRight');
  await expect.poll(() => scrollLeft(view)).toBeGreaterThan(before);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a panorama is a region that scrolls by keys', async ({ page }) => {
    await page.goto(PAGE);
    const { block, view } = parts(page);
    await expect(view.locator('img')).toHaveCount(1);
    await expect(block.getByRole('button')).toHaveCount(0);
    await view.press('ArrowRight');
    await expect.poll(() => scrollLeft(view)).toBeGreaterThan(0);
  });
});
