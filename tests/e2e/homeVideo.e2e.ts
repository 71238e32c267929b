import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

const film = (page: Page) => page.locator('[data-block="home-hero"] video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

/** A Chromium without the patented decoders, such as Playwright's own, cannot show the film. */
const skipWithoutDecoder = async (page: Page) => {
  const answer = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  test.skip(answer === '', 'this browser has no decoder for the film');
};

test('plays muted; the button pauses and resumes', async ({ page }) => {
  await openPage(page, '/');
  await skipWithoutDecoder(page);
  const hero = page.locator('[data-block="home-hero"]');
  const pause = hero.getByRole('button', { name: 'Pause the film' });
  await expect(pause).toBeVisible();
  expect(await isPaused(page)).toBe(false);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await pause.click();
  await expect.poll(() => isPaused(page)).toBe(true);
  const play = hero.getByRole('button', { name: 'Play the film' });
  await play.press('Enter');
  await expect(pause).toBeFocused();
  expect(await isPaused(page)).toBe(false);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is not loaded until the button is pressed', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') fetched.push(request.url());
    });
    await openPage(page, '/');
    await skipWithoutDecoder(page);
    const hero = page.locator('[data-block="home-hero"]');
    const play = hero.getByRole('button', { name: 'Play the film' });
    await expect(play).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await isPaused(page)).toBe(true);
    expect(fetched).toEqual([]);
    await expect(film(page)).toHaveCSS('opacity', '0');
    await expect(hero.getByRole('img')).toBeVisible();
    await play.click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });
});
