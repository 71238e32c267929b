import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Content } from '../content/Content.ts';
import { sitePages } from '../feeds/sitePages.ts';
import { runRequest } from '../requestContext.ts';
import { backgroundRequest } from './backgroundRequest.ts';
import type { PageCache } from './PageCache.ts';

interface WarmUpOptions {
  content: Pick<Content, 'pages'>;
  cache: Pick<PageCache, 'fetch'>;
  log: Logger;
  /** Ends it. */
  signal: AbortSignal;
  /** Visitors come first (ms). */
  delayMs?: number;
}

/** Pages that are made at the same time. */
const AT_ONCE = 2;
const DELAY_MS = 2000;
/** What is between two pages is for visitors (ms). */
const BETWEEN_MS = 10;

/** Pages that editors or the site have, first those of all languages that are nearest to home. */
async function paths(content: Pick<Content, 'pages'>): Promise<string[]> {
  const rows = await content.pages();
  const all = LOCALE_CODES.flatMap((locale) => sitePages(rows, locale).map(({ path }) => path));
  const depth = (path: string) => path.split('/').length;
  return all.sort((one, other) => depth(one) - depth(other));
}

/**
 * Makes every page of the sitemaps once, slowly, so that no visitor is its first; those to write to a dealer, which may be
 * ten thousand, are left to their visitors. Never rejects.
 */
export async function warmUp({
  content,
  cache,
  log,
  signal,
  delayMs = DELAY_MS,
}: WarmUpOptions): Promise<void> {
  const isTold = () => signal.aborted;
  let made = 0;
  let failed = 0;
  try {
    await pause(delayMs, undefined, { signal, ref: false });
    const left = (await runRequest(backgroundRequest(log), () => paths(content))).values();
    const work = async () => {
      for (const path of left) {
        if (isTold()) return;
        await runRequest(backgroundRequest(log), () => cache.fetch({ path, query: '', as: 'html' })).then(
          () => made++,
          (error: unknown) => {
            failed++;
            log.warn({ event: 'warm-up-failed', page: path, err: error }, `${path} could not be made ahead`);
          },
        );
        await pause(BETWEEN_MS, undefined, { signal, ref: false });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    log.info({ event: 'warm-up', made, failed }, `${made} pages were made ahead`);
  } catch (error) {
    if (!isTold()) log.warn({ event: 'warm-up-failed', err: error }, 'Pages cannot be made ahead now');
  }
}
