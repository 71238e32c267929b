import type { Page } from '@playwright/test';
import { waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';

const PAGE = '/owner-stories';
const VIDEOS = '**/*.mp4';

/** How much of the words is to be seen, in order. */
const words = (page: Page) =>
  page
    .locator('[data-sequence] :is(p:has(+ h1), h1, div:has(> h1) + div)')
    .evaluateAll((elements) => elements.map((element) => Number(getComputedStyle(element).opacity)));

const allShown = (seen: number[]) => seen.length > 0 && seen.every((opacity) => opacity === 1);

/** The same at the start of their animations, which on a busy machine may be over by now. */
const firstFrames = (page: Page) =>
  page
    .locator('[data-sequence] :is(p:has(+ h1), h1, div:has(> h1) + div)')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]?.opacity),
      ),
    );

/** A film that never comes. */
const withoutVideo = (page: Page) => page.route(VIDEOS, () => undefined);

test('text is hidden at first and appears without video and script', async ({ page }) => {
  await withoutVideo(page);
  await page.route('**/*.js', () => undefined);
  await page.goto(PAGE, { waitUntil: 'commit' });
  const hidden = ['0'];
  await expect.poll(() => firstFrames(page), { intervals: [50] }).toEqual([hidden, hidden, hidden]);
  await expect.poll(async () => allShown(await words(page))).toBe(true);
});

test('Tab skips the animation', async ({ page }) => {
  await withoutVideo(page);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await waitForHydration(page.locator('h1'));
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-sequence]')).toHaveAttribute('data-sequence', 'over');
  expect(allShown(await words(page))).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything is visible from the start', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(allShown(await words(page))).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is visible from the start', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('h1')).toHaveCSS('opacity', '1');
    await expect(page.locator('h1')).toHaveCSS('animation-name', 'none');
  });
});
