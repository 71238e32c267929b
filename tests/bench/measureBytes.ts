import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { viewports } from '../e2e/samples.ts';
import { scrollThrough } from '../e2e/scrollThrough.ts';
import { fetchRaw } from './fetchRaw.ts';
import { withoutPageData } from './withoutScripts.ts';

/** Bytes a page loads, brotli. */
export interface PageBytes {
  /** Before scrolling. */
  scripts: number;
  /** After scrolling to its end. */
  allScripts: number;
  /** In files and inside the document. */
  styles: number;
  /** The document without its styles. */
  html: number;
  /** The same without the page's data for React. */
  markup: number;
}

/** Quality 11 as for builds and cached pages: compressed once, so speed does not matter. */
const QUALITY = 11;
const brotli = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;

/** Styles inside a document. */
export const STYLES = /<style[^>]*>(.*?)<\/style>/s;

const measureSize = async (
  responses: readonly Response[],
  kind: 'script' | 'stylesheet',
): Promise<number> => {
  const wanted = responses.filter((response) => response.request().resourceType() === kind);
  const sizes = await Promise.all(wanted.map(async (response) => brotli(await response.body())));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Opens a page with an empty cache, then scrolls to its end. */
export async function measureBytes(browser: Browser, port: number, path: string): Promise<PageBytes> {
  const context = await browser.newContext({
    viewport: viewports.telephone,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.waitForLoadState('networkidle');
  const scripts = await measureSize(responses, 'script');
  // Touching a link fetches the stylesheet of other pages.
  const linked = await measureSize(responses, 'stylesheet');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const allScripts = await measureSize(responses, 'script');
  await context.close();
  const { body } = await fetchRaw(port, path, { accept: 'text/html', 'accept-encoding': 'identity' });
  const inside = STYLES.exec(body.toString())?.[1] ?? '';
  const html = body.toString().replace(STYLES, '');
  return {
    scripts,
    allScripts,
    styles: linked + brotli(inside),
    html: brotli(html),
    markup: brotli(withoutPageData(html)),
  };
}
