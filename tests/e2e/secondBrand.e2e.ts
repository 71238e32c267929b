import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { PORT, SECOND_BRAND } from './ports.ts';
import { expect, test } from './quietTest.ts';

test.use({ baseURL: `http://${SECOND_BRAND}:${PORT}` });

const links = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test.describe('the second brand without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has a heading on every page that a link leads to, and translations that lead back', async ({
    page,
  }) => {
    const queue = ['/', '/de'];
    const alternates = new Map<string, string[]>();
    for (const path of queue) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Ternby/);
      const tags = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((all) => all.map((tag) => new URL((tag as HTMLLinkElement).href).pathname));
      alternates.set(path, tags);
      // Feeds and files are no pages.
      const fresh = (await links(page)).filter((to) => !queue.includes(to) && !/\.\w+$/.test(to));
      queue.push(...new Set(fresh));
    }
    expect(queue.length).toBeGreaterThan(20);
    for (const [path, others] of alternates) {
      for (const other of others) {
        expect([path, other, alternates.get(other)]).toEqual([path, other, expect.arrayContaining([path])]);
      }
    }
  });
});

for (const width of [360, 1280]) {
  test(`the second brand has no accessibility violation at ${width} px, in English and German`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/de/boote/ternby-7', '/the-shed', '/brochure', '/de/handler']) {
      await page.goto(path);
      // What sticks to the lower edge is above nothing there.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect([path, await accessibilityViolations(page)]).toEqual([path, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
}

test('a link of the second brand leads to a page with blocks that only it has, and back', async ({
  page,
}) => {
  await page.goto('/dealers');
  await page.getByRole('link', { name: 'The six' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The one with a nap in it');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/dealer/i);
});

test('who goes back before the scripts of such a page have run comes back', async ({ page }) => {
  await openPage(page, '/dealers');
  const opened = Promise.withResolvers<void>();
  await page.route('**/boats/ternby-6', async (route) => {
    await page.route('**/assets/**/*.js', (script) => opened.promise.then(() => script.continue()));
    await route.continue();
  });
  await page.getByRole('link', { name: 'The six' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The one with a nap in it');
  await page.goBack({ waitUntil: 'commit' });
  opened.resolve();
  await expect(page).toHaveURL('/dealers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/dealer/i);
});
