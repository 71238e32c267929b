import type { PageState } from '../../observability/requestContext.ts';
import type { PageRedirect } from '../../pages/PageBuilder.ts';
import type { Purge } from '../purge/Purge.ts';
import type { CachedPage } from './CachedPage.ts';
import type { Encoding } from './negotiate.ts';
import type { PageTarget } from './PageTarget.ts';

export interface PageCacheResult {
  state: PageState;
  page: CachedPage | PageRedirect;
}

export interface PageCache {
  /**
   * What can be sent at once, from memory alone; one that is no longer fresh is made anew in the background.
   */
  peek(target: PageTarget): { page: CachedPage; state: 'fresh' | 'stale' } | undefined;
  /**
   * The page of a target, made when there is none. Rejects as making it does, when nothing can stand in.
   *
   * @param admit called before a page is made for this request; what it throws refuses this request alone.
   * @param waitMs how long one answer of a service is waited for; the budget of a visitor unless told.
   */
  fetch(target: PageTarget, options?: { admit?: () => void; waitMs?: number }): Promise<PageCacheResult>;
  /** The body of a page; plain text is unpacked once, as long as the page is in memory. */
  getBody(page: CachedPage, encoding: Encoding): Buffer;
  /** Marks pages as out of date in this process. @returns how many. */
  purge(purge: Purge): number;
  /** The tags of the pages at these addresses, as far as they are cached, here or in the shared store. */
  tagsAt(paths: readonly string[]): Promise<readonly string[]>;
}
