import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.telephone });

test('each Back button closes one level and focuses the button that opened it', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, panel, menu, yard, back, open } = locateHeader(page);
  const story = menu.getByRole('link', { name: 'Our story' });
  await burger.press('Enter');
  await yard.press('Enter');
  await expect(story).toBeInViewport({ ratio: 1 });
  await expect(open).toHaveCount(2);
  await back.press('Enter');
  await expect(story).toBeHidden();
  await expect(yard).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(burger).toBeFocused();
});

test('Escape closes one panel at a time and restores the focus', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, yard, open } = locateHeader(page);
  const openers = [burger, yard];
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
  const { burger, yard, back, close, menu, open } = locateHeader(page);
  await burger.press('Enter');
  await expect(close).toBeFocused();
  const names = [
    'All six boats',
    'Compare the boats',
    'Configure your boat',
    'Escale',
    'Estran 42',
    'Estran 46',
    'Allure',
    'Estran 45 S',
    'Estran 50New',
  ];
  for (const name of [...names, 'Grand Large', 'Estran 52', 'Estran 60', 'Estran 38, 410 and 47']) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toContainText(name);
  }
  await page.keyboard.press('Tab');
  await expect(yard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  for (const name of ['Our story', 'How we build', 'Visit the yard', 'Contact']) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(1);
  await expect(menu.locator(':focus')).toHaveText('Buying');
});

test('a focused element is never covered by a panel', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, yard, back, close, dealers, open } = locateHeader(page);
  await burger.press('Enter');
  await yard.press('Enter');
  await expect(back).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(yard).toBeFocused();
  await expect(open).toHaveCount(1);
  await close.focus();
  // By way of the sea trial.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(burger).toBeFocused();
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Enter');
  await dealers.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
  await expect(open).toHaveCount(0);
});
