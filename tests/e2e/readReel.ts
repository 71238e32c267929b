import type { Locator } from '@playwright/test';

/** The figure that a reel of a scene shows: of its lines, the one in the window. */
export const readReel = (reel: Locator): Promise<string | null | undefined> =>
  reel.evaluate((element) => {
    const window = element.getBoundingClientRect();
    const isShown = (text: Element) => {
      const { top, bottom } = text.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return middle > window.top && middle < window.bottom;
    };
    return [...element.querySelectorAll('text')].find(isShown)?.textContent;
  });
