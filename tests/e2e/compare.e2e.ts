import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

  test('boats are chosen by checkbox; the first column is sticky', async ({ page }) => {
    await page.goto('/de/vergleichen');
    for (const name of ['Estran 42', 'Estran 46', 'Estran 60']) await page.getByLabel(name).check();
    await page.getByRole('button', { name: 'Vergleichen' }).click();
    await expect(page.getByRole('columnheader').filter({ hasText: 'Estran' })).toHaveCount(3);
    const table = page.getByRole('group', { name: 'Zahl für Zahl' });
    const first = table.getByRole('rowheader').first();
    const before = await first.boundingBox();
    await table.evaluate((element) => element.scrollTo({ left: 200 }));
    expect((await first.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
});

test('comparison opens from a boat page, and scrolls by keyboard', async ({ page }) => {
  await openPage(page, '/boats/estran-42');
  await page.getByRole('link', { name: 'Compare with another boat' }).click();
  await expect(page).toHaveURL('/compare?boats=estran-42');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Estran 52' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/boats=estran-42.*boats=estran-52/);
  const columns = page.getByRole('columnheader').getByRole('link');
  await expect(columns).toHaveText(['Estran 42', 'Estran 52']);
  await expect(page.getByRole('cell', { name: 'Maëlle Guivarch' })).toHaveAttribute('colspan', '2');
  expect(await accessibilityViolations(page)).toEqual([]);
});
