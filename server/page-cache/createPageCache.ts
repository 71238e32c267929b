import type { Logger } from 'pino';
import { createSingleFlight } from '../cache/createSingleFlight.ts';
import { statusOf } from '../errors.ts';
import type { PageRedirect } from '../pages/PageBuilder.ts';
import { runRequest } from '../requestContext.ts';
import { backgroundRequest } from './backgroundRequest.ts';
import { createMemoryPages } from './createMemoryPages.ts';
import { createPageMaker, type MakePage } from './createPageMaker.ts';
import { freshnessOf } from './freshness.ts';
import type { KeptPage } from './KeptPage.ts';
import type { Answer, PageCache } from './PageCache.ts';
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

/** With an old page at hand, nobody waits longer than this for a new one. */
const PATIENCE_MS = 1000;
/** After a page could not be made anew, so long nobody tries again. */
const REST_MS = 10_000;

/** Keeps whole pages: in the memory of this process, and in a store that others share. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { make, maxBytes, log, store = loneStore, clearData, now = Date.now } = options;
  const memory = createMemoryPages(maxBytes);
  const once = createSingleFlight<KeptPage | PageRedirect>();
  const resting = new WeakMap<KeptPage, number>();
  let epoch = 0;

  const usable = (page: KeptPage | undefined) => {
    const freshness = page ? freshnessOf(page, now()) : 'gone';
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

  /** The new page, or the old one when it has to stand in. */
  const renew = async (old: KeptPage): Promise<KeptPage | PageRedirect> => {
    const { target } = old;
    resting.set(old, now() + REST_MS);
    try {
      const answer = await fresh(target);
      if ('location' in answer) await drop(target);
      else if (answer.isDegraded && !old.isDegraded) return standIn(old, 'it would lack something');
      return answer;
    } catch (error) {
      if (statusOf(error) >= 500) return standIn(old, error);
      await drop(target);
      throw error;
    }
  };

  const standIn = (old: KeptPage, cause: unknown): KeptPage => {
    const since = new Date(old.madeAt).toISOString();
    log.warn(
      { event: 'page-stale', page: old.target.path, since, ...(cause instanceof Error && { err: cause }) },
      `${old.target.path} could not be made anew (${cause instanceof Error ? cause.message : cause}): the page of ${since} stands in`,
    );
    return old;
  };

  const drop = async (target: PageTarget): Promise<void> => {
    memory.drop(keyOf(target));
    await store.drop(target);
  };

  const isResting = (page: KeptPage): boolean => now() < (resting.get(page) ?? 0);

  const renewInBackground = (old: KeptPage): void => {
    if (isResting(old)) return;
    // What it finds is kept, or told; a page that is gone is not there for the next visitor.
    runRequest(backgroundRequest(log), () => void renew(old).catch(() => undefined));
  };

  const answerOld = async (old: KeptPage): Promise<Answer> => {
    if (isResting(old)) return { state: 'stale', page: old };
    let late: NodeJS.Timeout | undefined;
    const timeUp = new Promise<KeptPage>((resolve) => {
      late = setTimeout(resolve, PATIENCE_MS, old);
    });
    const renewed = renew(old);
    const page = await Promise.race([renewed, timeUp]).finally(() => clearTimeout(late));
    // Nobody waits for it any more; what it found is told all the same.
    renewed.catch(() => undefined);
    return { state: page === old ? 'stale' : 'miss', page };
  };

  const atHand: PageCache['atHand'] = (target) => {
    const kept = usable(memory.get(keyOf(target)));
    if (!kept || kept.freshness === 'standIn') return undefined;
    if (kept.freshness === 'fresh') return { page: kept.page, state: 'fresh' };
    renewInBackground(kept.page);
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
        return sent ?? answerOld(kept.page);
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
