import type { Page } from '@playwright/test';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

test.use({ baseURL: `http://127.0.0.1:${ADMIN_PORT}`, missing: ['/admin/axe.min.js'] });

const example = (page: Page) => page.locator('.example').first();
const check = (page: Page) =>
  example(page).getByRole('button', { name: 'Check accessibility' }).press('Enter');
const status = (page: Page) => example(page).getByRole('status');

test('axe-core checks an example at each width, by keyboard; a violation is shown with its element and widths', async ({
  page,
}) => {
  await page.goto('/blocks/quotation');
  await check(page);
  await expect(status(page)).toHaveText('No violations found by axe-core at 360, 768, 1280 pixels.');

  const quotation = page.frameLocator('.view[data-width="768"] iframe').first().locator('[data-block]');
  await quotation.evaluate((block) => block.append(document.createElement('img')));
  await check(page);
  await expect(status(page)).toContainText('1 violation found by axe-core');
  await expect(status(page).getByRole('listitem')).toHaveText(
    /^Images must have alternative text: img \(768\)$/,
  );
});

test('axe-core not loaded: a message', async ({ page }) => {
  await page.route('**/axe.min.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/blocks/quotation');
  await check(page);
  await expect(status(page)).toContainText('axe-core could not be loaded');
});
