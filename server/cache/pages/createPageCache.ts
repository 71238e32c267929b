import type { Logger } from 'pino';
import type { PageRedirect } from '../../pages/PageBuilder.ts';
import { createSingleFlight } from '../createSingleFlight.ts';
import { createPurgeLog } from '../purge/PurgeLog.ts';
import { type CachedPage, getFreshness } from './CachedPage.ts';
import { createMemoryPages } from './createMemoryPages.ts';
import { createPageMaker, type MakePage } from './createPageMaker.ts';
import { createRevalidation } from './createRevalidation.ts';
import type { PageCache } from './PageCache.ts';
import { localPageStore, type PageStore } from './PageStore.ts';
import { type PageTarget, toPageKey } from './PageTarget.ts';

export interface PageCacheOptions {
  make: MakePage;
  /** Bound of this process's memory for pages. */
  maxBytes: number;
  log: Logger;
  store?: PageStore;
  /** How long a visitor waits for a new page while there is a stale one (ms). */
  budgetMs: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Caches whole pages: in the memory of this process, and in a shared store. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { make, maxBytes, log, store = localPageStore, budgetMs, now = Date.now } = options;
  const memory = createMemoryPages(maxBytes);
  const once = createSingleFlight<CachedPage | PageRedirect>();
  const purges = createPurgeLog();

  const usable = (page: CachedPage | undefined) => {
    const freshness = page ? getFreshness(page, now()) : 'gone';
    return page && freshness !== 'gone' ? { page, freshness } : undefined;
  };

  const putInMemory = (page: CachedPage): void => {
    const key = toPageKey(page.target);
    const before = usable(memory.get(key));
    // A complete stale page is better than a new one that lacks something.
    if (!page.isDegraded || !before || before.page.isDegraded) memory.set(key, page);
  };
  const makeOnce = createPageMaker({ make, store, now, purges, putInMemory });

  /** In the background a page may take any time; a visitor does not wait for that. */
  const toFlightKey = (target: PageTarget, waitMs: number) =>
    `${waitMs === Number.POSITIVE_INFINITY ? 'background' : 'visitor'} ${purges.sequence()} ${toPageKey(target)}`;
  /** A page is built once for concurrent requests; a request after a purge gets a newer one. */
  const fresh = (target: PageTarget, waitMs: number) =>
    once(toFlightKey(target, waitMs), () => makeOnce(target, waitMs));

  const drop = async (target: PageTarget): Promise<void> => {
    memory.drop(toPageKey(target));
    await store.drop(target);
  };
  const revalidation = createRevalidation({ fresh, drop, log, now, budgetMs });

  const peek: PageCache['peek'] = (target) => {
    const cached = usable(memory.get(toPageKey(target)));
    if (!cached || cached.freshness === 'staleIfError') return undefined;
    if (cached.freshness === 'fresh') return { page: cached.page, state: 'fresh' };
    revalidation.inBackground(cached.page);
    return { page: cached.page, state: 'stale' };
  };

  return {
    peek,
    getBody: memory.getBody,
    async fetch(target, { admit, waitMs = budgetMs } = {}) {
      const known =
        memory.get(toPageKey(target)) ?? (target.query === '' ? await store.read(target) : undefined);
      const cached = usable(known);
      if (cached) {
        putInMemory(cached.page);
        const sent = peek(target);
        return sent ?? revalidation.newOrOld(cached.page);
      }
      let isMine = false;
      const page = await once(toFlightKey(target, waitMs), () => {
        // Called before anything starts: concurrent requests for the same page do not share the refusal.
        admit?.();
        isMine = true;
        return makeOnce(target, waitMs);
      });
      return { state: isMine ? 'miss' : 'wait', page };
    },
    async tagsAt(paths) {
      const pages = await Promise.all(
        paths.map(async (path) => {
          const target = { path, query: '', as: 'html' } as const;
          return memory.get(toPageKey(target)) ?? store.read(target);
        }),
      );
      return [...new Set(pages.flatMap((page) => page?.tags ?? []))];
    },
    purge(purge) {
      purges.add(purge);
      return memory.purge(purge);
    },
  };
}
