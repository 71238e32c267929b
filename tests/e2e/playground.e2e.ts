import type { Page } from '@playwright/test';
import { LOCALES } from '../../locales/locales.ts';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

test.use({
  baseURL: `http://127.0.0.1:${ADMIN_PORT}`,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const PATH = '/blocks/key-figures/playground';
const VALID = '{\n  "items": [{ "value": "12", "label": "Größe & <b>" }],\n  "images": []\n}';

const editor = (page: Page) => page.getByLabel('Props as JSON');
const problems = (page: Page) => page.locator('#problems');
const block = (page: Page) => page.frameLocator('iframe').locator('[data-block="key-figures"]');
const copied = (page: Page) => page.locator('.share').getByRole('status');

test('"Copy link" copies an address that restores text and language in another window', async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  await editor(page).fill(VALID);
  await page.getByLabel('Italiano').check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(copied(page)).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#it\.[\w-]+$/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(editor(other)).toHaveValue(VALID);
  await expect(other.getByLabel('Italiano')).toBeChecked();
  await expect(block(other)).toContainText('Größe & <b>');
  await expect(other.frameLocator('iframe').locator('html')).toHaveAttribute('lang', LOCALES.it.tag);
});

test('invalid JSON is shared as typed; a damaged link shows a message', async ({ page }) => {
  await page.goto(PATH);
  await editor(page).fill('{ "items": [');
  await expect(page).toHaveURL(/#en\./);
  await page.reload();
  await expect(editor(page)).toHaveValue('{ "items": [');
  await expect(problems(page)).toContainText('Line 1, column 13');

  await page.goto(`${PATH}#en.AAAAAA`);
  await expect(problems(page)).toContainText('damaged');
});

test('text too long for a link: no link', async ({ page }) => {
  await page.goto(PATH);
  await editor(page).fill(VALID);
  await expect(page).toHaveURL(/#en\./);
  const random = await page.evaluate(() => Array.from({ length: 3000 }, () => Math.random()).join());
  await editor(page).fill(`{ "text": "${random}" }`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(copied(page)).toContainText('too long for a link');
  expect(new URL(page.url()).hash).toBe('');
});

test('a problem links to its line by keyboard; Tab leaves the editor', async ({ page }) => {
  await page.goto(PATH);
  const lines = Array.from({ length: 80 }, (_, index) => `  { "value": "${index}", "label": "boats" }`);
  lines[70] = '  { "value": "70" }';
  const text = `{ "images": [], "items": [\n${lines.join(',\n')}\n] }`;
  await editor(page).fill(text);
  await expect(page.locator('.numbers')).toContainText('82');
  await problems(page).getByRole('button').first().press('Enter');
  await expect(editor(page)).toBeFocused();
  const caret = await editor(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  expect(text.slice(caret).split('\n')[0]).toBe('{ "value": "70" },');
  const [gutter, area] = await Promise.all(
    [page.locator('.numbers'), editor(page)].map((element) => element.evaluate(({ scrollTop }) => scrollTop)),
  );
  expect(area).toBeGreaterThan(0);
  expect(gutter).toBe(area);
  expect(await accessibilityViolations(page, 'iframe')).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
});

test.describe('while the server answers 500', () => {
  test.use({ expectedNoise: /500/ });

  test('editor and URL keep the text', async ({ page }) => {
    await page.goto(PATH);
    await page.route('**/render?*', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    await editor(page).fill(VALID);
    await expect(problems(page)).toContainText('error (500)');
    await expect(editor(page)).toHaveValue(VALID);
    await expect(page).toHaveURL(/#en\./);
  });
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await editor(page).fill(VALID.replace('12', 'x'.repeat(300)));
  await expect(block(page)).toContainText('xxx');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow(), 'pixels beyond the right edge').toBe(0);
});
