import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { PORT, SECOND_BRAND } from './ports.ts';
import { expect, test } from './quietTest.ts';

test.use({ baseURL: `http://${SECOND_BRAND}:${PORT}` });

for (const [width, paths] of [
  [360, ['/de/boote/ternby-7', '/de/handler']],
  [1280, ['/', '/the-shed', '/brochure']],
] as const) {
  test(`the second brand has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      // What sticks to the lower edge is above nothing there.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect([path, await accessibilityViolations(page)]).toEqual([path, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
}

test('a link to a page with the brand’s own blocks, and back', async ({ page }) => {
  await page.goto('/dealers');
  await page.getByRole('link', { name: 'The six' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The one with a nap in it');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/dealer/i);
});

test('Back before the scripts of such a page have run', async ({ page }) => {
  await openPage(page, '/dealers');
  const opened = Promise.withResolvers<void>();
  await page.route('**/boats/ternby-6', async (route) => {
    await page.route('**/assets/**/*.js', (script) => opened.promise.then(() => script.continue()));
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'The six' }).first();
  const isDocument = (response: Response) =>
    response.url().endsWith('/boats/ternby-6') && response.request().isNavigationRequest();
  await Promise.all([page.waitForResponse(isDocument), link.click()]);
  // Nothing is looked at in the page: that would count as a sign of its visitor, who goes back instead.
  await sleep(500);
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  // The reload that is waited for may come before Chromium has told the end of the way back.
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  opened.resolve();
  await reload;
  await expect(page).toHaveURL('/dealers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/dealer/i);
});
