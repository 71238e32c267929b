import type { CachedPage } from './CachedPage.ts';
import type { PageTarget } from './PageTarget.ts';

/** The lock for building a page, over processes. */
export interface PageClaim {
  /** Stores the page; a purge since the claim applies to it. */
  store(page: CachedPage): Promise<void>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Pages shared by several processes. While the store is down, nothing is found, every claim is granted and nothing is
 * stored.
 */
export interface PageStore {
  read(target: PageTarget): Promise<CachedPage | undefined>;
  /** Undefined while another process has it. A claim that is never released expires. */
  claim(target: PageTarget): Promise<PageClaim | undefined>;
  /** Removes a page that no longer exists. */
  drop(target: PageTarget): Promise<void>;
}

/** For a page that is not shared. */
export const localClaim: PageClaim = { store: async () => undefined, release: async () => undefined };

/** For a single process: nothing beyond its own memory. */
export const localPageStore: PageStore = {
  read: async () => undefined,
  claim: async () => localClaim,
  drop: async () => undefined,
};
