import type { Logger } from 'pino';
import { toHttpStatus } from '../../http/errors.ts';
import { runRequest } from '../../observability/requestContext.ts';
import type { PageRedirect } from '../../pages/PageBuilder.ts';
import { backgroundRequest } from './backgroundRequest.ts';
import type { CachedPage } from './CachedPage.ts';
import type { PageCacheResult } from './PageCache.ts';
import type { PageTarget } from './PageTarget.ts';

/** After a page could not be made anew, so long nobody tries again. */
const RETRY_MS = 10_000;

interface RevalidationOptions {
  /** Makes a page, once for all who ask at the same time. */
  fresh: (target: PageTarget, waitMs: number) => Promise<CachedPage | PageRedirect>;
  /** Lets go of a page that is no longer there. */
  drop: (target: PageTarget) => Promise<void>;
  log: Logger;
  now: () => number;
  /** How long a visitor waits for a new page when there is an old one (ms). */
  budgetMs: number;
}

/** Makes old pages anew. */
export interface Revalidation {
  /** For the next visitor: this one has the old page. */
  inBackground(old: CachedPage): void;
  /** The new page if it is there soon, else the old one. @throws what says that the page is gone. */
  orOld(old: CachedPage): Promise<PageCacheResult>;
}

/** An old page stands in as long as no new one can be made, which is told, and tried again after a pause. */
export function createRevalidation({ fresh, drop, log, now, budgetMs }: RevalidationOptions): Revalidation {
  const backoffs = new WeakMap<CachedPage, { until: number; wasPurged: boolean }>();
  /** A page that was purged after a failed attempt is worth another one. */
  const isBackingOff = (page: CachedPage): boolean => {
    const backoff = backoffs.get(page);
    return backoff !== undefined && now() < backoff.until && (backoff.wasPurged || !page.isPurged);
  };

  const staleIfError = (old: CachedPage, cause: unknown): CachedPage => {
    const since = new Date(old.madeAt).toISOString();
    log.warn(
      { event: 'page-stale', page: old.target.path, since, ...(cause instanceof Error && { err: cause }) },
      `${old.target.path} could not be made anew (${cause instanceof Error ? cause.message : cause}): the page of ${since} stands in`,
    );
    return old;
  };

  /** The new page, or the old one when it has to stand in. */
  const revalidate = async (old: CachedPage, waitMs: number): Promise<CachedPage | PageRedirect> => {
    const { target } = old;
    backoffs.set(old, { until: now() + RETRY_MS, wasPurged: old.isPurged === true });
    try {
      const answer = await fresh(target, waitMs);
      if ('location' in answer) await drop(target);
      else if (answer.isDegraded && !old.isDegraded) return staleIfError(old, 'it would lack something');
      return answer;
    } catch (error) {
      if (toHttpStatus(error) >= 500) return staleIfError(old, error);
      await drop(target);
      throw error;
    }
  };

  return {
    inBackground(old) {
      if (isBackingOff(old)) return;
      // What it finds is kept, or told; a page that is gone is not there for the next visitor.
      runRequest(
        backgroundRequest(log),
        () => void revalidate(old, Number.POSITIVE_INFINITY).catch(() => undefined),
      );
    },
    async orOld(old) {
      if (isBackingOff(old)) return { state: 'stale', page: old };
      let late: NodeJS.Timeout | undefined;
      const timeUp = new Promise<CachedPage>((resolve) => {
        late = setTimeout(resolve, budgetMs, old);
      });
      const revalidated = revalidate(old, budgetMs);
      const page = await Promise.race([revalidated, timeUp]).finally(() => clearTimeout(late));
      // Nobody waits for it any more; what it found is told all the same.
      revalidated.catch(() => undefined);
      return { state: page === old ? 'stale' : 'miss', page };
    },
  };
}
