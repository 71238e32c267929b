import type { PageRedirect } from '../pages/PageBuilder.ts';
import type { KeptPage } from './KeptPage.ts';
import type { PageTarget } from './PageTarget.ts';
import type { Purge } from './Purge.ts';

/**
 * Where an answer came from: `fresh` and `stale` pages were kept, `miss` was made for this request, `wait` for another one
 * that came at the same time, `bypass` is of one visitor and never kept.
 */
export type PageState = 'fresh' | 'stale' | 'miss' | 'wait' | 'bypass';

export interface Answer {
  state: PageState;
  page: KeptPage | PageRedirect;
}

export interface PageCache {
  /**
   * What can be sent at once, from memory alone; one that is no longer fresh is made anew in the background.
   *
   * @param at milliseconds since 1970; now unless told.
   */
  atHand(target: PageTarget, at?: number): { page: KeptPage; state: 'fresh' | 'stale' } | undefined;
  /** The page of a target, made when there is none. Rejects as making it does, when nothing can stand in. */
  fetch(target: PageTarget): Promise<Answer>;
  /** Forgets pages here and in every process that shares the store. @throws when those could not be told. */
  purge(purge: Purge): Promise<{ pages: number }>;
}
