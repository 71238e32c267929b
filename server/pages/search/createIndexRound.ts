import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Locale } from '../../../locales/locales.ts';
import type { KnownPages } from './createKnownPages.ts';
import type { IndexedPage, IndexSource, ListedPage } from './SiteSearch.ts';

/** Which languages have been read once, and for which of them visitors wait. */
export function createProgress(languages: readonly Locale[]) {
  const complete = new Map(languages.map((locale) => [locale, Promise.withResolvers<void>()]));
  const done = new Set<Locale>();
  const wanted = new Set<Locale>();
  return {
    isComplete: (locale: Locale) => done.has(locale),
    isAwaited: () => wanted.size > 0,
    wait(locale: Locale): Promise<void> | undefined {
      wanted.add(locale);
      return complete.get(locale)?.promise;
    },
    /** Each language once; whenever one is asked for, one whose visitors wait comes first. */
    *inOrder(): Generator<Locale> {
      for (let left = languages; left.length > 0; ) {
        const next = left.find((locale) => wanted.has(locale)) ?? left[0];
        if (next) yield next;
        left = left.filter((locale) => locale !== next);
      }
    },
    complete(locale: Locale): void {
      done.add(locale);
      wanted.delete(locale);
      complete.get(locale)?.resolve();
    },
  };
}

export interface RoundOptions extends IndexSource {
  languages: readonly Locale[];
  index: { put(page: IndexedPage): void; remove(locale: Locale, path: string): void };
  log: Logger;
}

interface RoundState {
  known: KnownPages;
  progress: ReturnType<typeof createProgress>;
  /** Pause between two pages, unless it is zero or a search waits for the index. */
  betweenMs: number;
  ending: AbortSignal;
}

/** Creates one round: what is due is read, language by language. @returns how many pages were read, and could not be. */
export function createIndexRound(
  { list, read, index, log }: Omit<RoundOptions, 'languages'>,
  { known, progress, betweenMs, ending }: RoundState,
) {
  const readPage = async (listed: ListedPage): Promise<void> => {
    const { path, locale } = listed;
    const { page } = await known.track(listed, () => read(path));
    if (ending.aborted) return;
    if (page) index.put(page);
    else index.remove(locale, path);
  };

  return async (): Promise<{ pages: number; failed: number }> => {
    const listed = await list();
    const paths = new Set(listed.map(({ path }) => path));
    for (const { path, locale } of known.keepOnly(paths)) index.remove(locale, path);
    const counts = { pages: 0, failed: 0 };
    for (const locale of progress.inOrder()) {
      for (const page of listed) {
        if (page.locale !== locale || !known.isDue(page)) continue;
        try {
          await readPage(page);
          counts.pages++;
        } catch (err) {
          counts.failed++;
          log.debug({ event: 'search-page-failed', page: page.path, err }, `${page.path} could not be read`);
        }
        ending.throwIfAborted();
        if (!progress.isAwaited() && betweenMs > 0) await sleep(betweenMs, undefined, { ref: false });
      }
      progress.complete(locale);
    }
    return counts;
  };
}
