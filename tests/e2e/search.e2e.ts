import { expect, test } from '@playwright/test';
import { openPage } from './openPage.ts';

test('a search from the header suggests pages, finds by Enter, and says how many', async ({ page }) => {
  await openPage(page, '/the-yard');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search#search-field$/);
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  // Of the whole text: suggestions that come later take the mark away.
  const suggested = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('text') === 'estran 4',
  );
  await field.pressSequentially('estran 4');
  await suggested;
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('Estran 42 Boat');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await field.fill('anchorages');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=anchorages$/);
  await expect(page.getByRole('status').filter({ hasText: 'pages for “anchorages”' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('anchorages');
  await field.fill('estran 42');
  await options.filter({ hasText: /^Estran 42 Boat$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estran 42' })).toBeVisible();
});
