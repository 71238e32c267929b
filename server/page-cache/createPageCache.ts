import type { Logger } from 'pino';
import { createSingleFlight } from '../cache/createSingleFlight.ts';
import type { PageRedirect } from '../pages/PageBuilder.ts';
import { createMemoryPages } from './createMemoryPages.ts';
import { createPageMaker, type MakePage } from './createPageMaker.ts';
import { createRenewal } from './createRenewal.ts';
import { freshnessOf } from './freshness.ts';
import type { KeptPage } from './KeptPage.ts';
import type { PageCache } from './PageCache.ts';
import { loneStore, type PageStore } from './PageStore.ts';
import { keyOf, type PageTarget } from './PageTarget.ts';
import type { Purge } from './Purge.ts';

export interface PageCacheOptions {
  make: MakePage;
  /** Bound of what this process keeps in its memory. */
  maxBytes: number;
  log: Logger;
  store?: PageStore;
  /** Forgets what pages are made of; a purge asks for it first. */
  clearData: () => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Keeps whole pages: in the memory of this process, and in a store that others share. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { make, maxBytes, log, store = loneStore, clearData, now = Date.now } = options;
  const memory = createMemoryPages(maxBytes);
  const once = createSingleFlight<KeptPage | PageRedirect>();
  let epoch = 0;

  const usable = (page: KeptPage | undefined, at = now()) => {
    const freshness = page ? freshnessOf(page, at) : 'gone';
    return page && freshness !== 'gone' ? { page, freshness } : undefined;
  };

  const keep = (page: KeptPage): void => {
    const key = keyOf(page.target);
    const before = usable(memory.get(key));
    // A whole page that is old is better than a new one that lacks something.
    if (!page.isDegraded || !before || before.page.isDegraded) memory.set(key, page);
  };
  const makeKept = createPageMaker({ make, store, now, epoch: () => epoch, keep });

  /** A page is made once for all who ask at the same time; who asks after a purge gets a newer one. */
  const fresh = (target: PageTarget) => once(`${epoch} ${keyOf(target)}`, () => makeKept(target));

  const drop = async (target: PageTarget): Promise<void> => {
    memory.drop(keyOf(target));
    await store.drop(target);
  };
  const renewal = createRenewal({ fresh, drop, log, now });

  const atHand: PageCache['atHand'] = (target, at) => {
    const kept = usable(memory.get(keyOf(target)), at);
    if (!kept || kept.freshness === 'standIn') return undefined;
    if (kept.freshness === 'fresh') return { page: kept.page, state: 'fresh' };
    renewal.inBackground(kept.page);
    return { page: kept.page, state: 'stale' };
  };

  /** What was kept is gone in any case; `failure` says why what it was made of may still be there. */
  const forget = async (purge: Purge): Promise<{ pages: number; failure?: unknown }> => {
    const failure: unknown = await clearData().catch((error: unknown) => error);
    // Now, not before: what was begun with the old data must not be kept.
    epoch++;
    return { pages: memory.purge(purge), failure };
  };
  store.onPurge(async (purge) => {
    const { pages, failure: err } = await forget(purge);
    log.info(
      { event: 'purge-heard', pages, ...(err !== undefined && { err }) },
      `Another process purged: ${pages} pages went`,
    );
  });

  return {
    atHand,
    async fetch(target) {
      const begun = epoch;
      const known = memory.get(keyOf(target)) ?? (target.query === '' ? await store.read(target) : undefined);
      const kept = begun === epoch ? usable(known) : undefined;
      if (kept) {
        keep(kept.page);
        const sent = atHand(target);
        return sent ?? renewal.orOld(kept.page);
      }
      let isMine = false;
      const page = await once(`${epoch} ${keyOf(target)}`, () => {
        isMine = true;
        return makeKept(target);
      });
      return { state: isMine ? 'miss' : 'wait', page };
    },
    async purge(purge) {
      const { pages, failure } = await forget(purge);
      log.info({ event: 'purged', ...purge, pages }, `${pages} pages were purged`);
      await store.purge(purge);
      if (failure !== undefined) throw failure;
      return { pages };
    },
  };
}
