import type { Page } from '@playwright/test';

/** Scrolls to a share of the way through the stage of a scene, which sticks while its moments pass. */
export const scrollStage = (
  page: Page,
  scene: 'crew-scene' | 'night-scene' | 'passage-scene' | 'tide-scene' | 'voyage-scene' | 'weight-scene',
  share: number,
): Promise<void> =>
  page
    .locator(`[data-block=${scene}] ol`)
    .locator('..')
    .locator('..')
    .evaluate((track, part) => {
      const { top, height } = track.getBoundingClientRect();
      scrollBy({ top: top + part * (height - innerHeight), behavior: 'instant' });
    }, share);
