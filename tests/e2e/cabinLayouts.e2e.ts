import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

test('deck plans change by pointer and arrow keys, without JavaScript', async ({ page }) => {
  await page.goto('/de/katamarane/estran-46');
  const block = page.locator('[data-block=cabin-layouts]');
  const plan = (cabins: number) => block.getByRole('img', { name: `Decksplan mit ${cabins} Kabinen` });
  await expect(plan(3)).toBeVisible();
  await expect(plan(3)).toHaveAccessibleName(/13,99 m lang und 7,80 m breit/);
  await block.getByText('5 Kabinen', { exact: true }).click();
  await expect(plan(5)).toBeVisible();
  await expect(plan(3)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(plan(4)).toBeVisible();
  await expect(block.getByRole('radio', { name: '4 Kabinen' })).toBeFocused();
});
