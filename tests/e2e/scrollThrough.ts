import type { Page } from '@playwright/test';

/**
 * Scrolls down the page screen by screen, then to each picture, also sideways; ends at the end of the page.
 *
 * @returns addresses of pictures that did not become visible.
 */
export const scrollThrough = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const end = () => document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < end(); top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    /** Out of the box that cuts it off, as tiles around a map are: it is never fetched. */
    const isCutOff = (image: Element) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      for (let box = image.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== 'clip') continue;
        const frame = box.getBoundingClientRect();
        if (right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom)
          return true;
      }
      return false;
    };
    const broken: string[] = [];
    for (const image of document.querySelectorAll('img')) {
      // Pictures of a closed menu have no place on the page.
      if (!image.checkVisibility() || isCutOff(image)) continue;
      image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      await image.decode().catch(() => undefined);
      if (!image.complete || image.naturalWidth === 0) broken.push(image.currentSrc || image.src);
    }
    window.scrollTo({ top: end(), behavior: 'instant' });
    await frame();
    await frame();
    return broken;
  });
