import type { Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { linkTo } from './followLink.ts';
import { giveSign, openPage } from './openPage.ts';
import { expect, FRESH_CONTEXT, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const PAGE = '/how-we-build';
const BLOCK = builtFile('blocks/AnchorsMenu/AnchorsMenu.tsx');
const MESSAGES = builtFile('locales/en.json?frame');

test.use({
  ...FRESH_CONTEXT,
  viewport: viewports.laptop,
  expectedNoise:
    /Failed to fetch dynamically imported module|^404: .*\/assets\/|Failed to load resource|hydration|Hydration|ERR_INTERNET_DISCONNECTED/,
});

/** Has a file gone, as after a deployment, and counts the documents loaded and the times it was asked for. */
const lose = async (page: Page, file: string) => {
  const counts = { documents: 0, asked: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counts.documents++;
  });
  await page.route(`**${file}`, (route) => {
    counts.asked++;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
  });
  return counts;
};

const anchorsMenu = (page: Page) => page.locator('[data-block="anchors-menu"]');

/** Comes to the block whose code is gone, and waits until the page has done all it will do about it. */
const openTwice = async (page: Page, counts: { asked: number }) => {
  await page.goto(PAGE);
  await expect(async () => {
    await anchorsMenu(page).scrollIntoViewIfNeeded();
    expect(counts.asked).toBe(2);
  }).toPass();
  await page.waitForLoadState('networkidle');
};

test('block code is 404: the page reloads once', async ({ page }) => {
  const counts = await lose(page, BLOCK);
  await openTwice(page, counts);
  expect(counts).toEqual({ documents: 2, asked: 2 });

  // Its HTML is there, and the rest of the page is alive.
  await expect(anchorsMenu(page).getByRole('link', { name: 'Materials' })).toBeVisible();
  // By keyboard, which shows the header again where it has scrolled away.
  await page.getByRole('button', { name: 'EN, Language: English' }).press('Enter');
  await expect(page.locator('#languages')).toBeVisible();
  await page.keyboard.press('Escape');
  await anchorsMenu(page).getByRole('link', { name: 'Materials' }).click();
  await expect(page).toHaveURL('/how-we-build#materials');
});

test('block code is 404 after a minute: reloads again', async ({ page }) => {
  const counts = await lose(page, BLOCK);
  await openTwice(page, counts);
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now() - 60_001)));
  await page.reload();
  await expect(async () => {
    await anchorsMenu(page).scrollIntoViewIfNeeded();
    expect(counts.asked).toBe(4);
  }).toPass();
  await page.waitForLoadState('networkidle');
  expect(counts.documents).toBe(4);
});

/** The code is asked for at a visitor’s sign, and once more after the reload. */
const askTwice = (page: Page, counts: { asked: number }) =>
  expect(async () => {
    await giveSign(page);
    expect(counts.asked).toBe(2);
  }).toPass();

test('messages are 404: the page stays readable, no reload loop', async ({ page }) => {
  const counts = await lose(page, MESSAGES);
  await page.goto('/the-yard');
  await askTwice(page, counts);
  await page.waitForLoadState('networkidle');
  expect(counts.documents).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await linkTo(page, '/how-we-build').click();
  await expect(page).toHaveURL('/how-we-build');
});

test('hydration code is 404: the page stays readable', async ({ page }) => {
  const counts = await lose(page, builtFile('site/browser/hydrate.ts'));
  await page.goto('/the-yard');
  await askTwice(page, counts);
  await page.waitForLoadState('networkidle');
  expect(counts.documents).toBe(2);
  await linkTo(page, '/how-we-build').click();
  await expect(page).toHaveURL('/how-we-build');
});

test('link to a page whose block code is 404: opens its document', async ({ page }) => {
  await openPage(page, '/the-yard');
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  const counts = await lose(page, BLOCK);
  await linkTo(page, PAGE).click();
  await expect(page).toHaveURL(PAGE);
  await expect(anchorsMenu(page).getByRole('link', { name: 'Materials' })).toBeAttached();
  await expect(page.locator('[data-loader]')).toHaveCount(0);
  expect(counts.documents).toBe(1);
});

test('link on a page of an older release: opens the new document', async ({ page }) => {
  await openPage(page, '/the-yard');
  await page.route('**/index.pageContext.json', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, json: { ...(await response.json()), release: 'the next one' } });
  });
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await linkTo(page, PAGE).click();
  expect(new URL((await document).url()).pathname).toBe(PAGE);
  await expect(page).toHaveURL(PAGE);
  await expect(anchorsMenu(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/the-yard');
  // Data that is fetched ahead may be on its way still.
  await page.unrouteAll({ behavior: 'wait' });
});

test('offline: missing block code does not replace the current page', async ({ page, context }) => {
  await openPage(page, '/the-yard');
  await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
  const link = linkTo(page, '/how-we-build');
  await link.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await link.hover();
  await failure;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
  await expect(link).toBeVisible();
});
