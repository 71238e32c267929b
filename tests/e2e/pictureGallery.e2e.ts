import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const PAGE = '/the-yard';

const parts = (page: Page) => {
  const slider = page.locator('[data-block="image-slider"]');
  const dialog = slider.locator('dialog');
  return {
    second: slider.locator('a[data-gallery]').nth(1),
    dialog,
    shown: (caption: string) => dialog.getByText(caption),
    button: (name: string) => dialog.getByRole('button', { name }),
  };
};

test('a picture opens in a dialog; keys turn to others, Escape returns the focus to it', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, PAGE);
  const { second, dialog, shown } = parts(page);
  await second.press('Enter');
  await expect(dialog).toContainText('2 / 3');
  await expect(shown('Estran 52, third week')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(shown('Estran 60, nine in the evening')).toBeInViewport();
  await expect(dialog.getByRole('status')).toHaveText(/^3 \/ 3\. \S/);
  await page.keyboard.press('Home');
  await expect(dialog).toContainText('1 / 3');
  await page.keyboard.press('End');
  await expect(dialog).toContainText('3 / 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});

test('on a telephone the pictures are swiped, and buttons turn and close', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, PAGE);
  const { second, dialog, shown, button } = parts(page);
  await second.click();
  await button('Previous').click();
  await expect(dialog).toContainText('1 / 3');
  await expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  // What a swipe does; snapping is up to the browser.
  await dialog.getByRole('list').evaluate((list) => list.scrollBy({ left: 0.7 * list.clientWidth }));
  await expect(dialog).toContainText('2 / 3');
  await expect(shown('Estran 52, third week')).toBeInViewport({ ratio: 1 });
  expect(await accessibilityViolations(page)).toEqual([]);
  await button('Close').click();
  await expect(second).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to its large file', async ({ page, request }) => {
    await page.goto(PAGE);
    const link = parts(page).second;
    await expect(link).toHaveAttribute('href', /^\/images\/natural\/1440\.jpeg\//);
    const picture = await request.get((await link.getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });
});
