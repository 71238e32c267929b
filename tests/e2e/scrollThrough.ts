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
    const broken: string[] = [];
    for (const image of document.querySelectorAll('img')) {
      // Pictures of a closed menu have no place on the page.
      if (!image.checkVisibility()) continue;
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
