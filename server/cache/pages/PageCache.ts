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
  /** A page that can be sent at once, from memory; a stale one is revalidated in the background. */
  peek(target: PageTarget): { page: CachedPage; state: 'fresh' | 'stale' } | undefined;
  /**
   * The page of a target, built if necessary. Rejects with the error of building it, when there is no stale page.
   *
   * @param admit called before a page is built for this request; what it throws fails this request only.
   * @param waitMs how long to wait for one answer of a service; default: the visitor's budget.
   */
  fetch(target: PageTarget, options?: { admit?: () => void; waitMs?: number }): Promise<PageCacheResult>;
  /** The body of a page; plain text is unpacked once, while the page is in memory. */
  getBody(page: CachedPage, encoding: Encoding): Buffer;
  /** Marks pages as stale in this process. @returns their number. */
  purge(purge: Purge): number;
  /** The tags of the cached pages at these addresses, in memory or in the shared store. */
  tagsAt(paths: readonly string[]): Promise<readonly string[]>;
}
