import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.laptop });

test('Enter opens, Tab moves on, Escape closes and restores the focus', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, menu, open } = locateHeader(page);
  await boats.press('Enter');
  for (const name of [
    'All six boats',
    'Compare the boats',
    'Configure your boat',
    'Escale',
    'Estran 42',
    'Estran 46',
  ]) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(boats).toBeFocused();
});

test('Tab at either end closes the submenu', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, yard, menu, open, dealers, utilities } = locateHeader(page);
  await boats.press('Enter');
  await menu.getByRole('link', { name: 'Estran 38, 410 and 47' }).focus();
  await page.keyboard.press('Tab');
  await expect(yard).toBeFocused();
  await expect(open).toHaveCount(0);
  await dealers.press('Enter');
  await page.keyboard.press('Tab');
  await expect(utilities.getByRole('link', { name: 'Find a dealer' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dealers).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(open).toHaveCount(0);
});
