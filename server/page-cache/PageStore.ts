import type { KeptPage } from './KeptPage.ts';
import type { PageTarget } from './PageTarget.ts';
import type { Purge } from './Purge.ts';

/** The right to make a page; nobody else makes it in the meantime. */
export interface Claim {
  /** Keeps what was made, unless it was purged since the claim. */
  keep(page: KeptPage): Promise<void>;
  /** Gives the claim back, whatever came of it. */
  release(): Promise<void>;
}

/**
 * What several processes share. It may be away: then nothing is there, every claim is granted and nothing is kept, and it
 * alone says so, once, in the log. Only `purge` rejects, since somebody would go on serving what is no longer true.
 */
export interface PageStore {
  read(target: PageTarget): Promise<KeptPage | undefined>;
  /** Undefined while another process has it. A claim that is never given back ends by itself. */
  claim(target: PageTarget): Promise<Claim | undefined>;
  /** Forgets one page, which is no longer there. */
  drop(target: PageTarget): Promise<void>;
  /** Forgets pages, and lets all other processes know. @throws when they could not be told. */
  purge(purge: Purge): Promise<void>;
  /** Hears of the purges of others; of everything when some may have been missed. What it does is waited for. */
  onPurge(listener: (purge: Purge) => Promise<void>): void;
}

/** For who makes a page that nobody else will know of. */
export const loneClaim: Claim = { keep: async () => undefined, release: async () => undefined };

/** For a process by itself: its own memory is all there is. */
export const loneStore: PageStore = {
  read: async () => undefined,
  claim: async () => loneClaim,
  drop: async () => undefined,
  purge: async () => undefined,
  onPurge: () => undefined,
};
