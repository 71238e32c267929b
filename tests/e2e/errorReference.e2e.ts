import { expect, test } from './quietTest.ts';

test.use({ missing: ['/no-such-page'] });

test('a click copies the reference of an error page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const response = await page.goto('/no-such-page');
  const id = response?.headers()['x-request-id'];
  await page.getByRole('button', { name: 'Copy the reference' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});
