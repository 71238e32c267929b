import { expect, test } from './quietTest.ts';

// No list is steered by a hub hero yet: its example in the gallery is the place where it can be used.
test.use({ baseURL: 'http://127.0.0.1:3211' });
const EXAMPLE = '/blocks/hub-hero/examples/1';

test('a choice in a filter is told as an event with its name and value', async ({ page }) => {
  await page.goto(EXAMPLE);
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('filter-change', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent).detail);
        });
      }),
  );
  const filter = page.getByLabel('Model');
  await expect
    .poll(() => filter.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
  await filter.selectOption('estran-60');
  expect(await told).toEqual({ name: 'product', value: 'estran-60' });
});

test('a choice nobody listens to is sent as a query, and Reset takes all of it back', async ({ page }) => {
  await page.goto(EXAMPLE);
  const filter = page.getByLabel('Model');
  await expect
    .poll(() => filter.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
  await filter.selectOption('estran-60');
  await expect(page).toHaveURL(/product=estran-60/);
  await expect(page.getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '?');
});
