import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Subject } from './listSubjects.ts';

/** A drawn width of a subject. */
interface Drawing {
  width: number;
  /** PNG; of the stored set WebP. */
  bytes: Buffer;
}

const HEIGHT = 800;
const STORED_SCALE = 1 / 4;
/** Markers of a map follow its tiles. */
const SETTLE_MS = 100;
const WHOLE = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;

/** Draws a subject with its pictures and scripts, each width as a document of its own. */
export async function* drawSubject(page: Page, { url, widths }: Subject): AsyncGenerator<Drawing> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(url);
    await page.evaluate(awaitAll);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(areMapsDrawn);
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => window.scrollTo(0, 0));
    yield { width, bytes: await page.screenshot(WHOLE) };
  }
}

/** Draws a subject of the stored set, at a quarter of its size. */
export async function* drawStoredSubject(page: Page, { url, widths }: Subject): AsyncGenerator<Drawing> {
  await page.goto(url);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const drawn = sharp(await page.screenshot(WHOLE)).removeAlpha();
    const small = drawn.resize({ width: width * STORED_SCALE, kernel: 'linear' });
    yield { width, bytes: await small.webp({ nearLossless: true, quality: 40 }).toBuffer() };
  }
}

/** In the browser: lays out and loads everything, as a visitor has it who has scrolled to the end. */
async function awaitAll(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  document.documentElement.dataset.laidOut = '';
  for (const image of document.images) image.loading = 'eager';
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await frame();
    await frame();
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** In the browser: whether each map has all of its tiles; they come when its code has, after everything else. */
function areMapsDrawn(): boolean {
  return [...document.querySelectorAll('.leaflet-container')].every((map) => {
    const tiles = [...map.querySelectorAll('.leaflet-tile')];
    return tiles.length > 0 && tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'));
  });
}
