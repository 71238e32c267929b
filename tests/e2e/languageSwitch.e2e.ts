import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`the language switch on a ${device}`, () => {
    test.use({ viewport });

    test('opens by Enter, closes by Escape and gives the focus back', async ({ page }) => {
      await openPage(page, '/boats/estran-42');
      const button = page.getByRole('button', { name: 'EN, Language: English' });
      const list = page.getByRole('navigation', { name: 'Choose your language' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('link')).toHaveText([
        'English',
        'Français',
        'Deutsch',
        'Español',
        'Italiano',
        'Português',
      ]);
      await expect(list).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await expect(list.getByRole('link', { name: 'English' })).toBeFocused();
      await expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('leads to the same page in German by keyboard alone', async ({ page }) => {
      await openPage(page, '/boats/estran-42');
      await page.getByRole('button', { name: 'EN, Language: English' }).focus();
      await page.keyboard.press('Enter');
      for (const language of ['English', 'Français', 'Deutsch']) {
        await page.keyboard.press('Tab');
        await expect(page.locator('#languages').getByRole('link', { name: language })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/de/katamarane/estran-42');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('button', { name: 'DE, Sprache: Deutsch' })).toBeVisible();
    });
  });
}
