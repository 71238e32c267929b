import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const HEADING = 'Where our boats have been lately';

for (const [device, viewport] of Object.entries(viewports)) {
  test(`buttons move by one picture on a ${device}; the counter follows`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/the-yard');
    const slider = page.locator('[data-block="image-slider"]');
    const next = slider.getByRole('button', { name: 'Next' });
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toContainText('1 / 3');
    await next.click();
    await expect(slider).toContainText('2 / 3');
    await expect(slider.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.4 });
    await slider.getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(slider).toContainText('1 / 3');
  });
}

test('two quick clicks move by two pictures', async ({ page }) => {
  await openPage(page, '/the-yard');
  const slider = page.locator('[data-block="image-slider"]');
  await slider.scrollIntoViewIfNeeded();
  const next = slider.getByRole('button', { name: 'Next' });
  await next.dblclick();
  await expect(slider).toContainText('3 / 3');
  await slider.getByRole('button', { name: 'Previous' }).dblclick();
  await expect(slider).toContainText('1 / 3');
});

test('arrow keys scroll the list', async ({ page }) => {
  await openPage(page, '/the-yard');
  const list = page.getByRole('list', { name: HEADING });
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a page with carousels has no accessibility violation', async ({ page }) => {
  await openPage(page, '/the-yard');
  await page.locator('[data-block="press-review-carousel"]').scrollIntoViewIfNeeded();
  expect(await accessibilityViolations(page)).toEqual([]);
});
