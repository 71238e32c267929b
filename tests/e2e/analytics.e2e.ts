import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.laptop });

/** What the data layer has been told of models; consent has its say there too. */
const dataLayer = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((event) => 'model' in event));
const ESTRAN_42 = { model: 'Estran 42', segment: 'Escale', businessUnit: 'sailing-multihull' };

test('boat page: model, segment and business unit once in the data layer', async ({ page }) => {
  await openPage(page, '/boats/estran-42');
  expect(await dataLayer(page)).toEqual([ESTRAN_42]);
});

test('after a click to a boat page: data layer event; none on other pages', async ({ page }) => {
  await openPage(page, '/ranges/escale');
  expect(await dataLayer(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Boats' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Estran 42' }).click();
  await expect(page).toHaveURL('/boats/estran-42');
  await expect.poll(() => dataLayer(page)).toEqual([ESTRAN_42]);
});
