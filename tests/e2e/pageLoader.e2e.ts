import type { Page } from '@playwright/test';
import { fetchPageJson } from './fetchPageJson.ts';
import { followLink, linkTo } from './followLink.ts';
import { flashesOver, loaderFrames, watchLoader, watchLoaderFromStart } from './loaderFrames.ts';
import { openPage } from './openPage.ts';
import { expect, FRESH_CONTEXT, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { DATA, PICTURES, slowDown } from './slowdown.ts';

const FROM = '/the-yard';
const TO = '/how-we-build';
/** behaviour §10.2. */
const THROTTLE_MS = 200;
/** How long pictures are waited for (site/browser/navigation/showPage.tsx), and what a busy machine may add. */
const MAX_WAIT_MS = 1000;
const SLACK_MS = 600;

const loader = (page: Page) => page.locator('[data-loader]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const says = (page: Page) => page.locator('[data-page-loader] [role=status]');

/** The three ways from one page to the next. */
const ways = {
  'with view transitions': async () => undefined,
  'without view transitions': (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition')),
  'with reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

test.use({ viewport: viewports.laptop });

for (const [device, viewport] of Object.entries(viewports)) {
  test(`data that takes its time is waited for on the last page, below a line, on a ${device}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const { promise: seen, resolve: release } = Promise.withResolvers<void>();
    await page.route(DATA, async (route) => {
      await seen;
      await route.continue();
    });
    const { seo } = await fetchPageJson(request, TO);
    await openPage(page, FROM);
    const first = await heading(page).innerText();
    await watchLoader(page);
    await followLink(page, TO);

    await expect(loader(page)).toHaveAttribute('data-loader', 'data');
    await expect(loader(page)).toHaveCSS('opacity', '1');
    await expect(says(page)).toHaveText(`Loading · ${await linkTo(page, TO).innerText()}`);
    await expect(linkTo(page, TO), 'it answers itself').toHaveAttribute('aria-busy', 'true');
    expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, width: viewport.width, height: 3 });
    await expect(heading(page)).toHaveText(first);
    expect(
      await page.evaluate(() => {
        const { innerWidth: width, innerHeight: height } = window;
        const points = [
          [8, 1],
          [width / 2, height / 2],
          [width - 20, height - 8],
        ] as const;
        return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-page-loader]'));
      }),
      'it covers nothing',
    ).toBe(false);
    const durations = await loader(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration),
    );
    expect(durations, 'the bar advances').toContain(5000);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

    release();
    await expect(page).toHaveTitle(seo.title);
    await expect(heading(page)).not.toHaveText(first);
    await expect(loader(page)).toHaveCount(0);
    await expect(page.locator('[data-page-loader]')).toBeHidden();
    await expect(says(page)).toHaveText('');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);

    const frames = await loaderFrames(page);
    expect(frames.find(({ reason }) => reason)?.at).toBeGreaterThan(THROTTLE_MS);
    expect(flashesOver(frames, await heading(page).innerText())).toBe(0);
  });
}

for (const [way, take] of Object.entries(ways)) {
  test.describe(way, () => {
    test.beforeEach(({ page }) => take(page));

    test('nothing covers a page that comes at once, there and back again', async ({ page }) => {
      await openPage(page, FROM);
      const first = await heading(page).innerText();
      const thereAndBack = async () => {
        await followLink(page, TO);
        await expect(heading(page)).not.toHaveText(first);
        await page.waitForLoadState('networkidle');
        await page.goBack();
        await expect(heading(page)).toHaveText(first);
      };
      // Once for the code, the data and the pictures.
      await thereAndBack();
      // Then to look. A machine that is busy with other tests may be late itself, and the loader right to come.
      await expect(async () => {
        // The way back before may have had to wait for its pictures: its line is still fading out.
        await expect(page.locator('[data-page-loader]')).toBeHidden();
        await watchLoader(page);
        await thereAndBack();
        const frames = await loaderFrames(page);
        expect(frames.length).toBeGreaterThan(5);
        expect(frames.filter(({ reason, opacity }) => reason || opacity > 0)).toEqual([]);
      }).toPass({ timeout: 40_000 });
    });

    test('pictures that take their time are waited for, but not long, and never seen to be', async ({
      page,
    }) => {
      await openPage(page, FROM);
      await slowDown(page, PICTURES, 5000);
      await watchLoader(page);
      await followLink(page, TO);
      await expect(loader(page)).toHaveAttribute('data-loader', 'pictures');
      await expect(loader(page)).toHaveCount(0);
      await expect(page.locator('[data-page-loader]')).toBeHidden();

      const title = await heading(page).innerText();
      const frames = await loaderFrames(page);
      const covered = frames.filter(({ reason }) => reason === 'pictures');
      expect((covered.at(-1)?.at ?? 0) - (covered[0]?.at ?? 0)).toBeLessThan(MAX_WAIT_MS + SLACK_MS);
      expect(covered.every(({ heading: of }) => of === title)).toBe(true);
      expect(flashesOver(frames, title)).toBe(0);
    });
  });
}

test.describe('a picture that cannot be had', () => {
  test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_BLOCKED_BY_CLIENT|\/images\/\S+ inspector$/ });

  test('is not waited for', async ({ page }) => {
    await openPage(page, FROM);
    // Blocked by the browser itself: a busy test runner would be slow to refuse them.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] });
    await watchLoader(page);
    await followLink(page, TO);
    await expect(page).toHaveURL(TO);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(loader(page)).toHaveCount(0);
    const covered = (await loaderFrames(page)).filter(({ reason }) => reason === 'pictures');
    expect((covered.at(-1)?.at ?? 0) - (covered[0]?.at ?? 0)).toBeLessThan(MAX_WAIT_MS / 2);
  });
});

test('nothing covers the page that came as HTML, however slow its pictures', async ({ page }) => {
  await watchLoaderFromStart(page);
  await slowDown(page, PICTURES, 800);
  await openPage(page, FROM);
  await page.waitForLoadState('networkidle');
  expect((await loaderFrames(page)).filter(({ reason, opacity }) => reason || opacity > 0)).toEqual([]);
});
