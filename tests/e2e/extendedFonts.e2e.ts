import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';

/** The typefaces that a page asks for, in order, by the names of their files. */
async function collectFonts(page: Page, path: string): Promise<string[]> {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /([^/]+)-wght-\w+\.[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return names.toSorted();
}

const LATIN = ['instrument-sans-latin', 'jost-latin'];

test('a dealer’s name in Polish uses the site’s fonts; the document preloads the heading’s', async ({
  page,
}) => {
  expect(await collectFonts(page, '/dealers?country=pl')).toEqual(
    [...LATIN, 'instrument-sans-latin-ext', 'jost-latin-ext'].toSorted(),
  );
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded.filter((href) => href.includes('-latin-ext-'))).toEqual([
    expect.stringContaining('jost-latin-ext'),
  ]);
});

test('French text needs only the Latin faces, œ included', async ({ page }) => {
  expect(await collectFonts(page, '/fr')).toEqual(LATIN);
  await expect(page.locator('body')).toContainText('œ');
});

test('late fonts: French text requests no extended face', async ({ page }) => {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*-latin-wght-*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  const fonts = collectFonts(page, '/fr');
  // Longer than browsers hold back text for a font (CSS Fonts 4: some 100 ms).
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 500;
  });
  release();
  expect(await fonts).toEqual(LATIN);
});
