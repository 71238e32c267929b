import { expect, type Page } from '@playwright/test';

/** Waits until nothing moves of itself: what slides or fades has arrived. Animations tied to scrolling never end. */
export const untilStill = (page: Page): Promise<void> =>
  expect
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
