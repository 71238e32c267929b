import type { Page } from '@playwright/test';

/** What the visitor saw of the loader in one frame. */
interface Frame {
  /** Milliseconds since `loadDocument` or `watchLoader`. */
  at: number;
  /** Why it is there; null where it is on its way out or not there at all. */
  reason: string | null;
  opacity: number;
  /** The heading of the page in the document, under the loader or not. */
  heading: string;
}

declare global {
  interface Window {
    loaderFrames: Frame[];
  }
}

const record = () => {
  const start = performance.now();
  const frames: Frame[] = [];
  window.loaderFrames = frames;
  const look = () => {
    // Another record may have begun.
    if (window.loaderFrames !== frames) return;
    const loader = document.querySelector<HTMLElement>('[data-page-loader]');
    if (loader) {
      const { opacity, visibility } = getComputedStyle(loader);
      frames.push({
        at: performance.now() - start,
        reason: loader.dataset.loader ?? null,
        opacity: visibility === 'visible' ? Number(opacity) : 0,
        heading: document.querySelector('h1')?.textContent ?? '',
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Records the loader frame by frame, from now on in this document. */
export const watchLoader = (page: Page): Promise<void> => page.evaluate(record);

/** Records the loader frame by frame in each document the page loads. */
export const watchLoaderFromStart = (page: Page) => page.addInitScript(record);

/** The frames recorded so far. */
export const loaderFrames = (page: Page): Promise<Frame[]> => page.evaluate(() => window.loaderFrames);

/** How often the loader came to lie over a page that could be seen: a flash. */
export const flashesOver = (frames: readonly Frame[], heading: string): number => {
  const shown = frames.filter((frame) => frame.heading === heading);
  return shown.filter(({ opacity }, index) => opacity > (shown[index - 1]?.opacity ?? 1)).length;
};
