import { waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ locale: 'fr-FR', viewport: viewports.laptop });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a French browser ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a click on English opens / and stores the choice', async ({ page }) => {
      await page.goto('/fr');
      await page.locator('[data-frame=footer]').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.locator('[data-frame=footer]').getByRole('link', { name: 'Privacy' }).first().click();
      await expect(page).toHaveURL('/privacy');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
}

test('French browser: / redirects to the French home; URLs of other languages do not redirect', async ({
  page,
}) => {
  await page.goto('/?utm_source=a%20b');
  await expect(page).toHaveURL('/fr?utm_source=a%20b');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const path of ['/privacy', '/de/datenschutz']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/de') ? 'de' : 'en');
  }
});

test('a language chosen in the dialog applies to the next visit', async ({ page, context }) => {
  await page.goto('/fr');
  const choose = async (button: RegExp, language: string) => {
    const languages = page.getByRole('button', { name: button });
    await waitForHydration(languages);
    // Out of view on home, the header comes with the keyboard.
    await languages.press('Enter');
    await page.locator('#languages').getByRole('link', { name: language }).click();
  };
  await choose(/^FR/, 'English');
  await expect(page).toHaveURL('/');
  const [saved] = (await context.cookies()).filter(({ name }) => name === 'locale');
  expect(saved?.value).toBe('en');
  // behaviour §1.6: 365 days.
  expect(Math.round(((saved?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  const later = await context.newPage();
  await later.goto('/');
  await expect(later).toHaveURL('/');
  await later.close();

  await choose(/^EN/, 'Italiano');
  await expect(page).toHaveURL('/it');
  await page.goto('/');
  await expect(page).toHaveURL('/it');
});
