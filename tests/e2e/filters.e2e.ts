import type { Page } from '@playwright/test';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';

const LIST = '/news';

const filter = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
const cards = (page: Page) => page.locator('[data-block="article-list"] article');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the list, scrolled so far that the filters are well in view. */
const openList = async (page: Page, path = LIST) => {
  await openPage(page, path);
  await waitForHydration(filter(page, 'Model'));
  await filter(page, 'Model').evaluate((select) => {
    window.scrollTo({
      top: window.scrollY + select.getBoundingClientRect().top - 200,
      behavior: 'instant',
    });
    Object.assign(window, { sameDocument: true });
  });
  expect(await scrollY(page)).toBeGreaterThan(100);
  return scrollY(page);
};

const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

test('a choice filters in place: same document, scroll position and focus', async ({ page }) => {
  const top = await openList(page);
  const all = await cards(page).allTextContents();
  await filter(page, 'Model').focus();
  await filter(page, 'Model').selectOption('Estran 60');
  await expect(page).toHaveURL(`${LIST}?product=estran-60`);
  await expect.poll(() => cards(page).allTextContents()).not.toEqual(all);
  await expect(filter(page, 'Model')).toBeFocused();
  await expect(filter(page, 'Model')).toHaveValue('estran-60');
  expect(await scrollY(page)).toBe(top);
  await expectSameDocument(page);
});

test('on a phone, how many are left is said in view of the field that was used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/events');
  const result = page.getByRole('form', { name: 'Narrow the list' }).getByRole('status');
  const before = await result.textContent();
  await waitForHydration(filter(page, 'Country'));
  // The opening fills the screen.
  await filter(page, 'Country').scrollIntoViewIfNeeded();
  await filter(page, 'Country').selectOption('Italy');
  await expect(page).toHaveURL('/events?country=it');
  await expect(result).toHaveText(/^\d+ upcoming|^None upcoming/);
  await expect(result).not.toHaveText(before ?? '');
  await expect(result).toBeInViewport({ ratio: 1 });
});

test('a choice made before the scripts came filters as soon as they have', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(LIST, { waitUntil: 'commit' });
  await filter(page, 'Model').selectOption('Estran 60');
  await expect(page).toHaveURL(LIST);
  scripts.resolve();
  await expect(page).toHaveURL(`${LIST}?product=estran-60`);
  await expect(filter(page, 'Model')).toHaveValue('estran-60');
});

test('a choice dispatches an event; preventDefault() stops the request', async ({ page }) => {
  await openList(page);
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('filter-change', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent).detail);
        });
      }),
  );
  await filter(page, 'Model').selectOption('Estran 60');
  expect(await told).toEqual({ name: 'product', value: 'estran-60' });
  await expect(page).toHaveURL(LIST);
});

test('each result is announced', async ({ page }) => {
  await openList(page);
  const announced = page.getByRole('status').filter({ hasText: 'page loaded' });
  for (const boat of ['Estran 60', 'Estran 42']) {
    await filter(page, 'Model').selectOption(boat);
    await expect(page).toHaveTitle(new RegExp(boat));
    await expect(announced).toHaveText(`${await page.title()}, page loaded`);
  }
});

test('Reset shows all and focuses the filters', async ({ page }) => {
  await openList(page, `${LIST}?product=estran-60`);
  const top = await scrollY(page);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(filter(page, 'Model')).toHaveValue('');
  await expect(filter(page, 'Category')).toBeFocused();
  expect(await scrollY(page)).toBe(top);
  await expectSameDocument(page);
});

test('Back restores the earlier choice', async ({ page }) => {
  await openList(page);
  await filter(page, 'Model').selectOption('Estran 60');
  await expect(page.getByRole('link', { name: 'Reset' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(filter(page, 'Model')).toHaveValue('');
  await expectSameDocument(page);
});

test('two choices are combined in the URL', async ({ page }) => {
  await openList(page);
  await filter(page, 'Model').selectOption('Estran 60');
  await expect(page.getByRole('link', { name: 'Reset' })).toBeVisible();
  await filter(page, 'Category').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?category=[\w-]+&product=estran-60$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button submits the choice', async ({ page }) => {
    await page.goto(LIST);
    await filter(page, 'Model').selectOption('Estran 60');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/product=estran-60/);
    await expect(filter(page, 'Model')).toHaveValue('estran-60');
  });
});
