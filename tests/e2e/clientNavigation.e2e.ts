import type { Locator, Page } from '@playwright/test';
import { fetchPageJson } from './fetchPageJson.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { visibleText } from './visibleText.ts';

const MISSING = '/no-such-page';
test.use({ viewport: viewports.laptop, missing: [MISSING] });

/** A mark that a document load would wipe out. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-visit', 'one');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const german = (page: Page) => page.locator('#languages').getByText('Deutsch');

/** Points a link of the page elsewhere, for addresses that no link leads to. */
const clickThrough = async (link: Locator, href: string) => {
  await link.evaluate((element, address) => element.setAttribute('href', address), href);
  await link.scrollIntoViewIfNeeded();
  // In a block that keeps its HTML there is nothing to wait for.
  if (!(await link.evaluate((element) => element.closest('[data-static]')))) await waitForHydration(link);
  await link.click();
};

const openModelFromMenu = async (page: Page) => {
  await menu(page).getByRole('button', { name: 'Boats' }).click();
  await menu(page).getByRole('link', { name: 'Estran 42' }).click();
};

test('a menu link changes everything the page decides, in the same document', async ({ page, request }) => {
  await openPage(page, '/the-yard');
  await markDocument(page);
  const footer = await visibleText(page.locator('[data-frame=footer]'));
  await openModelFromMenu(page);

  const { seo, breadcrumb: crumbs } = await fetchPageJson(request, '/boats/estran-42');
  await expect(page).toHaveURL('/boats/estran-42');
  await expect(page).toHaveTitle(seo.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[data-block="product-hero"] h1')).toBeVisible();
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(crumbs.items.map(({ label }) => label));
  await expect(german(page)).toHaveAttribute('href', '/de/katamarane/estran-42');
  await expect(menu(page).getByRole('button')).toHaveCount(4);
  expect(await visibleText(page.locator('[data-frame=footer]'))).toBe(footer);
  await expectSameDocument(page);
});

test('a link on a card leads to its page, in the same document, from the top', async ({ page }) => {
  await openPage(page, '/boats');
  await markDocument(page);
  const card = page.locator('[data-block="waterline"]').getByRole('link', { name: 'Estran 46' });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL('/boats/estran-46');
  await expect(page.locator('[data-block="product-hero"] h1')).toBeInViewport();
  await expectSameDocument(page);
});

test('every block of the next page is there, those that never hydrate too', async ({ page, request }) => {
  await openPage(page, '/the-yard');
  await openModelFromMenu(page);
  await expect(page).toHaveURL('/boats/estran-42');
  const { blocks } = await fetchPageJson(request, '/boats/estran-42');
  const boxes = page.locator('[data-block-id]');
  await expect(boxes).toHaveCount(blocks.length);
  for (const { id, type } of blocks) {
    const box = page.locator(`[data-block-id="${id}"]`);
    await expect(box).toBeAttached();
    // A place to jump to, without a box.
    if (type === 'anchor') continue;
    await expect(box).toBeVisible();
    // A picture is something too.
    await expect(box.locator('*').first()).toBeAttached();
  }
  await expect(page.locator('[data-block="compare-specifications"]').getByRole('row').first()).toBeVisible();
});

test('a page reached by a click says the same as the page loaded', async ({ page }) => {
  await openPage(page, '/the-yard');
  await openModelFromMenu(page);
  await expect(page.locator('[data-block="product-hero"] h1')).toBeVisible();
  // A carousel tells its place (`1 / 4`) once it is hydrated, which in a document waits until it is near.
  const words = async () => (await visibleText(page.getByRole('main'))).replaceAll(/\n+\d+ \/ \d+\n+/g, '\n');
  const clicked = await words();
  await openPage(page, '/boats/estran-42');
  expect(clicked).toBe(await words());
});

test('the next page is announced and has the focus', async ({ page, request }) => {
  await openPage(page, '/the-yard');
  await openModelFromMenu(page);
  const { seo } = await fetchPageJson(request, '/boats/estran-42');
  await expect(page.getByRole('status').filter({ hasText: seo.title })).toHaveText(
    `${seo.title}, page loaded`,
  );
  await expect(page.getByRole('main')).toBeFocused();
});

test('back and forward show the pages again, in the same document', async ({ page }) => {
  await openPage(page, '/the-yard');
  await markDocument(page);
  const title = await page.title();
  const heading = await visibleText(page.getByRole('heading', { level: 1 }));
  await openModelFromMenu(page);
  await expect(page.locator('[data-block="product-hero"] h1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/the-yard');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(german(page)).toHaveAttribute('href', '/de/die-werft');
  await page.goForward();
  await expect(page).toHaveURL('/boats/estran-42');
  await expect(page.locator('[data-block="product-hero"] h1')).toBeVisible();
  await expectSameDocument(page);
});

test('a link to an address that has moved ends where it moved to', async ({ page, request }) => {
  await openPage(page, '/the-yard');
  await clickThrough(
    page.getByRole('main').getByRole('link', { name: 'How we build' }),
    '/boats/estran-42-offer',
  );
  await expect(page).toHaveURL('/first-season');
  await expect(page).toHaveTitle((await fetchPageJson(request, '/first-season')).seo.title);
  await expect(breadcrumb(page)).toContainText('First season');
});

test('a link to nothing shows the 404 page, and its link leads home', async ({ page, request }) => {
  await openPage(page, '/the-yard');
  await clickThrough(page.getByRole('main').getByRole('link', { name: 'How we build' }), MISSING);
  await expect(page).toHaveURL(MISSING);
  await expect(page.locator('[data-block="error-message"] h1')).toBeVisible();
  await expect(page).toHaveTitle((await fetchPageJson(request, MISSING)).seo.title);
  await expect(breadcrumb(page)).toHaveCount(0);
  await expect(german(page)).toHaveAttribute('href', '/de');
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-block="home-hero"] h1')).toBeVisible();
});

test('the header follows the page: its own background on a list, none over the picture of home', async ({
  page,
}) => {
  await openPage(page, '/sitemap');
  const banner = page.getByRole('banner');
  const ground = await banner.evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('link', { name: 'Estran, home page' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-block="home-hero"] h1')).toBeVisible();
  await expect(banner).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goBack();
  await expect(banner).toHaveCSS('background-color', ground);
});

// behaviour §9.3: a route change closes the menu.
for (const [device, viewport] of Object.entries(viewports)) {
  test(`the menu closes when its link is followed on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/the-yard');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    // The boats lie open in the menu of phones.
    if (device === 'telephone') await burger.click();
    else await menu(page).getByRole('button', { name: 'Boats' }).click();
    await menu(page).getByRole('link', { name: 'Estran 42' }).click();
    await expect(page).toHaveURL('/boats/estran-42');
    await expect(page.locator('[data-block="product-hero"] h1')).toBeVisible();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
}
