import type { Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { followLink } from './followLink.ts';
import { openPage } from './openPage.ts';
import { expect, FRESH_CONTEXT, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({
  ...FRESH_CONTEXT,
  viewport: viewports.laptop,
  expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|TypeError: Failed to fetch/,
});

/** What tells of a lost connection must be there before it is lost. */
const ERROR_PAGE = builtFile('blocks/ErrorMessage/ErrorMessage.tsx');

/** Waits until no navigation is on its way: what is clicked now is what stays. */
const waitForArrival = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.navigation.transition === null)).toBe(true);

/** Addresses of the requests that are on their way from now on. */
function watchRequests(page: Page): ReadonlySet<string> {
  const arriving = new Set<string>();
  page.on('request', (request) => arriving.add(request.url()));
  page.on('requestfinished', (request) => arriving.delete(request.url()));
  return arriving;
}

const languages = {
  English: {
    from: '/the-yard',
    to: '/how-we-build',
    title: 'No connection | Estran',
    heading: 'Out of range',
    again: 'Try again',
  },
  German: {
    from: '/de/die-werft',
    to: '/de/wie-wir-bauen',
    title: 'Keine Verbindung | Estran',
    heading: 'Außer Reichweite',
    again: 'Noch einmal versuchen',
  },
};

for (const [language, { from, to, title, heading, again }] of Object.entries(languages)) {
  test(`offline: a message; online again: the navigation continues (${language})`, async ({
    page,
    context,
  }) => {
    await openPage(page, from);
    await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
    const link = page.locator(`main a[href^="${to}"]`).first();
    // Under the mouse, the page gets itself ready for the worst.
    const arriving = watchRequests(page);
    const ready = page.waitForResponse((response) => response.url().endsWith(ERROR_PAGE));
    await link.hover();
    await ready;
    await expect.poll(() => [...arriving]).toEqual([]);
    // The data of the link has come ahead; that of the page asked for has not.
    await link.evaluate((element) =>
      element.setAttribute('href', `${element.getAttribute('href')}?from=yard`),
    );
    await context.setOffline(true);
    await link.click();

    await expect(page).toHaveURL(`${to}?from=yard`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(11, 34, 51)');
    await expect(page.locator('[data-loader]')).toHaveCount(0);

    // Still none: the same page again.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`${to}/`));
    await page.getByRole('link', { name: again }).click();
    await failed;
    await waitForArrival(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await context.setOffline(false);
    await page.getByRole('link', { name: again }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await expect(page).toHaveURL(`${to}?from=yard`);
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(page.locator('[data-loader]')).toHaveCount(0);
  });
}

test('a page that failed is requested again on the next visit', async ({ page }) => {
  await openPage(page, '/the-yard');
  await page.route('**/how-we-build/index.pageContext.json', (route) => route.abort());
  await followLink(page, '/how-we-build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of range');
  await page.unroute('**/how-we-build/index.pageContext.json');
  await page.goBack();
  await expect(page).toHaveURL('/the-yard');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Out of range');
  await page.goForward();
  await expect(page).toHaveURL('/how-we-build');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Out of range');
});
