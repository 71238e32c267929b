import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Locale } from '../../../locales/locales.ts';
import type { Purge } from '../../cache/purge/Purge.ts';
import { createKnownPages } from './createKnownPages.ts';
import { createRounds } from './createRounds.ts';
import type { IndexSource, ListedPage } from './IndexSource.ts';
import type { IndexedPage } from './SiteSearch.ts';

export interface UpkeepOptions extends IndexSource {
  languages: readonly Locale[];
  index: { put(page: IndexedPage): void; remove(locale: Locale, path: string): void };
  log: Logger;
  tuning?: Partial<typeof TUNING>;
}

/** Durations in milliseconds. */
const TUNING = {
  /** Visitors of a new process come first. */
  delayMs: 3000,
  /** Pause between two pages, unless it is zero or a search waits for the index. */
  betweenMs: 5,
  /** From a purge to reading again: several often come together. */
  afterPurgeMs: 500,
  /** For changes that no purge names: pages that came, changed or went. */
  everyMs: 600_000,
  /** For what is not the page's own, such as a dealer's address: each page again. */
  rereadMs: 6 * 3_600_000,
  retryMs: 30_000,
};

export interface IndexUpkeep {
  /** Begins reading after a pause; until then the first visitor who searches begins it. */
  start(): void;
  /** Resolves when all pages of a language have been read once; that language is read next. */
  whenComplete(locale: Locale): Promise<void>;
  isComplete(locale: Locale): boolean;
  purge(purge: Purge): void;
  stop(): void;
}

/** Keeps the index up to date: reads every page once, then what purges name and what the list says has changed. */
export function createIndexUpkeep({ languages, list, read, index, log, tuning }: UpkeepOptions): IndexUpkeep {
  const { delayMs, betweenMs, afterPurgeMs, everyMs, rereadMs, retryMs } = { ...TUNING, ...tuning };
  const known = createKnownPages(rereadMs);
  const complete = new Map(languages.map((locale) => [locale, Promise.withResolvers<void>()]));
  const done = new Set<Locale>();
  const wanted = new Set<Locale>();
  const ending = new AbortController();

  const readPage = async (listed: ListedPage): Promise<void> => {
    const { path, locale } = listed;
    const { page } = await known.track(listed, () => read(path));
    if (ending.signal.aborted) return;
    if (page) index.put(page);
    else index.remove(locale, path);
  };

  /** @returns how many pages were read, and how many could not be. */
  const round = async (): Promise<{ pages: number; failed: number }> => {
    const listed = await list();
    const paths = new Set(listed.map(({ path }) => path));
    for (const { path, locale } of known.keepOnly(paths)) index.remove(locale, path);
    const counts = { pages: 0, failed: 0 };
    const left = new Set(languages);
    while (left.size > 0) {
      // A language whose visitors wait comes first.
      const locale = [...left].find((one) => wanted.has(one)) ?? [...left][0];
      if (locale === undefined) break;
      left.delete(locale);
      for (const page of listed) {
        if (page.locale !== locale || !known.isDue(page)) continue;
        try {
          await readPage(page);
          counts.pages++;
        } catch (err) {
          counts.failed++;
          log.debug({ event: 'search-page-failed', page: page.path, err }, `${page.path} could not be read`);
        }
        ending.signal.throwIfAborted();
        if (wanted.size === 0 && betweenMs > 0) await sleep(betweenMs, undefined, { ref: false });
      }
      done.add(locale);
      wanted.delete(locale);
      complete.get(locale)?.resolve();
    }
    return counts;
  };

  /** @returns the time until the next round (ms). */
  const work = async (): Promise<number> => {
    const isFirst = known.isEmpty();
    const start = performance.now();
    try {
      const { pages, failed } = await round();
      const ms = Math.round(performance.now() - start);
      if (isFirst) {
        const told = `The search knows ${pages} pages after ${ms} ms`;
        log.info({ event: 'search-indexed', pages, failed, ms }, told);
      }
      return failed > 0 || known.hasStale() ? retryMs : everyMs;
    } catch (err) {
      if (!ending.signal.aborted) {
        const told = 'The index of the search could not be brought up to date';
        log.warn({ event: 'search-index-failed', err }, told);
      }
      return retryMs;
    }
  };
  const rounds = createRounds(work);

  return {
    start: () => rounds.within(delayMs),
    isComplete: (locale) => done.has(locale),
    async whenComplete(locale) {
      if (done.has(locale)) return;
      wanted.add(locale);
      if (known.isEmpty()) rounds.within(0);
      await complete.get(locale)?.promise;
    },
    purge(purge) {
      known.purge(purge);
      if (!known.isEmpty()) rounds.within(afterPurgeMs);
    },
    stop() {
      rounds.stop();
      ending.abort();
    },
  };
}
