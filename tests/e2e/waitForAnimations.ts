import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing moves of itself: what slides or fades has arrived. Animations tied to scrolling never end.
 *
 * What a scroll sets going begins a frame or two after it: those are let pass first.
 */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
            .length,
      ),
    )
    .toBe(0);
};
