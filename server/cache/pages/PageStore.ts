import type { CachedPage } from './CachedPage.ts';
import type { PageTarget } from './PageTarget.ts';

/** The right to make a page; nobody else makes it in the meantime. */
export interface PageClaim {
  /** Keeps what was made; a purge since the claim counts against it. */
  store(page: CachedPage): Promise<void>;
  /** Gives the claim back, whatever came of it. */
  release(): Promise<void>;
}

/**
 * What several processes share. It may be away: then nothing is there, every claim is granted and nothing is kept.
 */
export interface PageStore {
  read(target: PageTarget): Promise<CachedPage | undefined>;
  /** Undefined while another process has it. A claim that is never given back ends by itself. */
  claim(target: PageTarget): Promise<PageClaim | undefined>;
  /** Forgets one page, which is no longer there. */
  drop(target: PageTarget): Promise<void>;
}

/** For who makes a page that nobody else will know of. */
export const localClaim: PageClaim = { store: async () => undefined, release: async () => undefined };

/** For a process by itself: its own memory is all there is. */
export const localPageStore: PageStore = {
  read: async () => undefined,
  claim: async () => localClaim,
  drop: async () => undefined,
};
