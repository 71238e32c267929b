import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

test('a wind is chosen by pointer and arrow keys, without JavaScript: its best angles are shown', async ({
  page,
}) => {
  await page.goto('/boats/estran-45-s');
  const block = page.locator('[data-block=polar]');
  const fastest = block.locator('dl > div').filter({ hasText: 'Fastest', visible: true });
  await expect(block.getByRole('img', { name: /8, 12, 16 and 20 knots of wind/ })).toBeVisible();
  await expect(fastest).toHaveText(/9\.7 kn.*110°/);
  await block.getByText('20 knots', { exact: true }).first().click();
  await expect(fastest).toHaveText(/13\.8 kn/);
  await page.keyboard.press('ArrowLeft');
  await expect(fastest).toHaveText(/11\.6 kn/);
  await expect(block.getByRole('radio', { name: '16 knots' })).toBeFocused();
});

test('all speeds are a table that opens', async ({ page }) => {
  await page.goto('/de/katamarane/estran-50');
  const block = page.locator('[data-block=polar]');
  await expect(block.getByRole('table')).toBeHidden();
  await block.getByText('Alle Geschwindigkeiten').click();
  const row = block.getByRole('row', { name: /^90°/ });
  await expect(row.getByRole('cell')).toHaveText(['8,3', '10,2', '11,7', '12,9']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
