import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.telephone });

test('each Back button closes one level and focuses the button that opened it', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, panel, menu, boats, back, open } = locateHeader(page);
  const model = menu.getByRole('link', { name: 'Estran 45 S' });
  await burger.press('Enter');
  await boats.press('Enter');
  await expect(model).toBeInViewport({ ratio: 1 });
  await expect(open).toHaveCount(2);
  await back.press('Enter');
  await expect(model).toBeHidden();
  await expect(boats).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(burger).toBeFocused();
});

test('Escape closes one panel at a time and restores the focus', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, boats, open } = locateHeader(page);
  const openers = [burger, boats];
  for (const opener of openers) {
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  }
  for (const opener of openers.toReversed()) {
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(open).toHaveCount(0);
});

test('an opened panel gets the focus; Tab leads through it and out', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, boats, yard, back, close, menu, open } = locateHeader(page);
  await burger.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boats).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  const names = [
    'All six boats',
    'Escale',
    'Estran 42',
    'Estran 46',
    'Allure',
    'Estran 45 S',
    'Estran 50New',
  ];
  for (const name of [...names, 'Grand Large', 'Estran 52', 'Estran 60', 'Estran 38, 410 and 47']) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(1);
  await expect(yard).toBeFocused();
});

test('a focused element is never covered by a panel', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, boats, back, close, utilities, open } = locateHeader(page);
  await burger.press('Enter');
  await boats.press('Enter');
  await expect(back).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(boats).toBeFocused();
  await expect(open).toHaveCount(1);
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(burger).toBeFocused();
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Enter');
  await utilities.getByRole('link', { name: 'Find a dealer' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
  await expect(open).toHaveCount(0);
});
