import type { Page } from '@playwright/test';
import { launchOptions } from '../../tools/launchOptions.ts';
import { fetchPageJson } from './fetchPageJson.ts';
import { followLink } from './followLink.ts';
import { loaderFrames, watchLoader } from './loaderFrames.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { DATA, slowDown } from './slowdown.ts';

const FROM = '/the-yard';
const FIRST = '/how-we-build';
const SECOND = '/buying-guide';

// For pages that the browser keeps whole while the visitor is elsewhere; Playwright would rule them out.
test.use({
  viewport: viewports.laptop,
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const loader = (page: Page) => page.locator('[data-loader]');

/** Follows two links of the page, the second `gap` milliseconds after the first. */
const followTwo = (page: Page, gap: number) =>
  page.evaluate(
    async ([first, second, ms]) => {
      const links = [first, second].map((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`));
      links[0]?.click();
      await new Promise((resolve) => setTimeout(resolve, ms));
      links[1]?.click();
    },
    [FIRST, SECOND, gap] as const,
  );

for (const [moment, gap] of [
  ['while the data is on its way', 400],
  ['before the page is shown', 100],
] as const) {
  test(`two links clicked, ${moment}: the last one wins`, async ({ page, request }) => {
    await openPage(page, FROM);
    await slowDown(page, `**${gap === 400 ? FIRST : SECOND}/index.pageContext.json`, 1200);
    await watchLoader(page);
    await followTwo(page, gap);
    const { seo } = await fetchPageJson(request, SECOND);
    await expect(page).toHaveTitle(seo.title);
    await expect(page).toHaveURL(SECOND);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(loader(page)).toHaveCount(0);
    // Either way there was something to wait for that took its time.
    if (gap === 100) {
      const frames = await loaderFrames(page);
      expect(frames.some(({ reason, opacity }) => reason === 'data' && opacity === 1)).toBe(true);
    }
    // The first one's data arrives, and changes nothing.
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(seo.title);
    await expect(page).toHaveURL(SECOND);
  });
}

test('Back while the next page loads: stays on the current page', async ({ page, request }) => {
  await openPage(page, FROM);
  await followLink(page, FIRST);
  await expect(page.getByRole('main')).toBeFocused();
  await slowDown(page, `**${SECOND}/index.pageContext.json`, 1200);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), SECOND);
  await expect(loader(page)).toHaveAttribute('data-loader', 'data');
  await page.goBack();
  const { seo } = await fetchPageJson(request, FIRST);
  await expect(loader(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(seo.title);
  await expect(page).toHaveURL(FIRST);
});

test('an in-page link while the next page loads: both work', async ({ page, request }) => {
  await openPage(page, FROM);
  await slowDown(page, DATA, 1200);
  await page.evaluate(async (path) => {
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.querySelector<HTMLElement>('a[href^="#"]')?.click();
  }, FIRST);
  const { seo } = await fetchPageJson(request, FIRST);
  await expect(page).toHaveTitle(seo.title);
  await expect(loader(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(FIRST);
});

test('history.pushState by other scripts is no navigation', async ({ page }) => {
  await openPage(page, FROM);
  const title = await page.title();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => {
    window.history.replaceState({ campaign: 1 }, '', '?campaign=1');
    window.history.pushState({ campaign: 2 }, '', '?campaign=2');
  });
  await expect(page).toHaveURL(`${FROM}?campaign=2`);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(title);
  expect(asked.filter((url) => url.includes('pageContext'))).toEqual([]);
});

test('leaving for another document during a navigation, then Back: the target page', async ({
  page,
  request,
}) => {
  await openPage(page, FROM);
  await slowDown(page, DATA, 3000);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), FIRST);
  await expect(loader(page)).toHaveAttribute('data-loader', 'data');
  await page.goto('/privacy');
  // A page kept whole does not load, for which `goBack` would wait.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(FIRST);
  await expect(page).toHaveTitle((await fetchPageJson(request, FIRST)).seo.title);
  await expect(loader(page)).toHaveCount(0);
  await expect(page.locator('[data-page-loader]')).toBeHidden();
});
