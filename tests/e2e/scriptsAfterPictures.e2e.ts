import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { locateHeader } from './locateHeader.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const ENTRY = builtFile('pages/+client.ts');
const HYDRATE_ENTRY = builtFile('site/browser/hydrate.ts');

test.use({ viewport: viewports.telephone });

/** Opens a page whose first picture is still on its way; returns what was asked for, and lets the picture come. */
const openWithoutPicture = async (page: Page, path: string) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const held = Promise.withResolvers<void>();
  await page.route('**/images/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const entry = page.waitForResponse((response) => response.url().endsWith(ENTRY));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await entry;
  // It has run by then, and would have asked. Not in the page: whatever Playwright runs there counts as a touch.
  await sleep(500);
  return { asked, release: held.resolve };
};

/** Without a block in view that hydrates. */
const STILL_PAGE = '/the-yard';
/** It begins with a form. */
const LIVING_PAGE = '/dealers';

test('a page with a living block in view is hydrated after its first pictures', async ({ page }) => {
  const { asked, release } = await openWithoutPicture(page, '/');
  expect(asked).toContain(ENTRY);
  expect(asked).not.toContain(HYDRATE_ENTRY);
  release();
  await expect(locateHeader(page).banner).toHaveAttribute('data-live', 'true');
  expect(asked).toContain(HYDRATE_ENTRY);
});

test('a picture that never loads does not block hydration', async ({ page }) => {
  const { asked } = await openWithoutPicture(page, '/');
  expect(asked).not.toContain(HYDRATE_ENTRY);
  await expect(locateHeader(page).banner).toHaveAttribute('data-live', 'true');
});

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'a touch, while the menu opens without it': async (page) => {
    const { burger, open } = locateHeader(page);
    await burger.click();
    await expect(open).toHaveCount(1);
  },
  'a key': (page) => page.keyboard.press('Tab'),
  'a move of the mouse': (page) => page.mouse.move(100, 100),
  scrolling: (page) => page.mouse.wheel(0, 300),
};

for (const [sign, give] of Object.entries(signs)) {
  test(`a page without one is hydrated at ${sign}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(STILL_PAGE);
    await page.waitForLoadState('networkidle');
    expect(asked).toContain(ENTRY);
    expect(asked).not.toContain(HYDRATE_ENTRY);
    await give(page);
    await expect(locateHeader(page).banner).toHaveAttribute('data-live', 'true');
    expect(asked).toContain(HYDRATE_ENTRY);
  });
}

test('a sign while the pictures are on their way is heard', async ({ page }) => {
  const { asked, release } = await openWithoutPicture(page, STILL_PAGE);
  expect(asked).not.toContain(HYDRATE_ENTRY);
  await page.keyboard.press('Tab');
  await expect(locateHeader(page).banner).toHaveAttribute('data-live', 'true');
  release();
});

test('a language chosen before hydration is stored', async ({ page, context }) => {
  const { asked } = await openWithoutPicture(page, STILL_PAGE);
  expect(asked).not.toContain(HYDRATE_ENTRY);
  await page.locator('#languages a[data-locale="de"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/de/**', { waitUntil: 'commit' });
  const cookies = await context.cookies();
  expect(cookies.some(({ value }) => value === 'de')).toBe(true);
});

for (const path of ['/', '/news', LIVING_PAGE, '/de/handler']) {
  test(`${path}: hydration code is loaded after the first paint`, async ({ page }) => {
    await page.goto(path);
    await expect(locateHeader(page).banner).toHaveAttribute('data-live', 'true');
    const { painted, fetched } = await page.evaluate((file) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const code = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(file));
      return { painted: paint?.startTime, fetched: code?.startTime };
    }, HYDRATE_ENTRY);
    expect(painted).toBeGreaterThan(0);
    expect(fetched).toBeGreaterThan(painted ?? 0);
  });
}
