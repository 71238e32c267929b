import type { PageRedirect } from '../../pages/PageBuilder.ts';
import { matchPurge } from '../purge/matchPurge.ts';
import type { PurgeLog } from '../purge/PurgeLog.ts';
import type { CachedPage, MadePage } from './CachedPage.ts';
import { compressPage } from './compressPage.ts';
import { getFreshness } from './freshness.ts';
import { localClaim, type PageClaim, type PageStore } from './PageStore.ts';
import type { PageTarget } from './PageTarget.ts';

/**
 * Makes a page of nothing but its target. Rejects with NotFoundError, UpstreamError or what went wrong.
 *
 * @param waitMs how long one answer of a service is waited for.
 */
export type MakePage = (target: PageTarget, waitMs: number) => Promise<MadePage | PageRedirect>;

interface PageMakerOptions {
  make: MakePage;
  store: PageStore;
  now: () => number;
  /** The purges of this process: a page that was begun before one is out of date when it is made. */
  purges: PurgeLog;
  /** Puts a page into the memory of this process. */
  putInMemory: (page: CachedPage) => void;
}

/** How often another process is asked whether the page it makes is there (ms). */
const ASK_EVERY_MS = 50;
/** Longer than a page takes whose upstreams answer in time; then this process makes it as well (ms). */
const MAX_WAIT_MS = 6000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the function that makes a page once for all processes, and keeps it where it may be kept. */
export function createPageMaker({ make, store, now, purges, putInMemory }: PageMakerOptions): MakePageOnce {
  const makeClaimed = async (
    target: PageTarget,
    claim: PageClaim,
    waitMs: number,
  ): Promise<CachedPage | PageRedirect> => {
    const begun = purges.sequence();
    const made = await make(target, waitMs);
    if ('location' in made) return made;
    const page = await compressPage(target, made, now());
    // One address, one page: else `/%74he-yard` would be one more key for each way to write it.
    if (made.path !== target.path) return page;
    const isHit = purges
      .since(begun)
      .some((purge) => matchPurge(purge)({ tags: page.tags, path: target.path }));
    if (isHit) page.isPurged = true;
    putInMemory(page);
    // Values of queries are whatever somebody writes: they must not fill what all processes share.
    if (!page.isDegraded && target.query === '') await claim.store(page);
    return page;
  };

  return async (target, waitMs) => {
    const deadline = now() + MAX_WAIT_MS;
    for (;;) {
      const claim = now() < deadline ? await store.claim(target) : localClaim;
      try {
        // Asked with the claim in hand: whoever had it before may just have made the page.
        const shared = await store.read(target);
        if (shared && getFreshness(shared, now()) === 'fresh') {
          putInMemory(shared);
          return shared;
        }
        if (claim) return await makeClaimed(target, claim, waitMs);
      } finally {
        await claim?.release();
      }
      await pause(ASK_EVERY_MS);
    }
  };
}

type MakePageOnce = (target: PageTarget, waitMs: number) => Promise<CachedPage | PageRedirect>;
