import type { Logger } from 'pino';
import { toHttpStatus } from '../../http/errors.ts';
import { currentRequest, runRequest } from '../../observability/requestContext.ts';
import { inSpan } from '../../observability/trace/inSpan.ts';
import type { PageRedirect } from '../../pages/PageBuilder.ts';
import { backgroundRequest } from './backgroundRequest.ts';
import type { CachedPage } from './CachedPage.ts';
import type { PageCacheResult } from './PageCache.ts';
import type { PageTarget } from './PageTarget.ts';

/** Pause after a page could not be rebuilt. */
const RETRY_MS = 10_000;

interface RevalidationOptions {
  /** Builds a page, once for concurrent requests. */
  fresh: (target: PageTarget, waitMs: number) => Promise<CachedPage | PageRedirect>;
  /** Removes a page that no longer exists. */
  drop: (target: PageTarget) => Promise<void>;
  log: Logger;
  now: () => number;
  /** How long a visitor waits for a new page while there is a stale one (ms). */
  budgetMs: number;
}

/** Rebuilds stale pages. */
export interface Revalidation {
  /** For the next visitor: this one gets the stale page. */
  inBackground(old: CachedPage): void;
  /** The new page if it is built in time, else the stale one. @throws the error that says that the page is gone. */
  newOrOld(old: CachedPage): Promise<PageCacheResult>;
}

/**
 * A stale page is served while no new one can be built. Each time the log says why, in the lines of the request that
 * waited for a new page, or of the background work: as a warning where building failed, else as information.
 */
export function createRevalidation({ fresh, drop, log, now, budgetMs }: RevalidationOptions): Revalidation {
  const backoffs = new WeakMap<CachedPage, { until: number; wasPurged: boolean }>();
  /** A page that was purged after a failed attempt is tried again. */
  const isBackingOff = (page: CachedPage): boolean => {
    const backoff = backoffs.get(page);
    return backoff !== undefined && now() < backoff.until && (backoff.wasPurged || !page.isPurged);
  };

  const backOff = (page: CachedPage): void => {
    backoffs.set(page, { until: now() + RETRY_MS, wasPurged: page.isPurged === true });
  };

  const logStale = (level: 'info' | 'warn', old: CachedPage, cause: unknown): void => {
    const since = new Date(old.madeAt).toISOString();
    (currentRequest()?.log ?? log)[level](
      { event: 'page-stale', page: old.target.path, since, ...(cause instanceof Error && { err: cause }) },
      `${old.target.path} could not be made anew (${cause instanceof Error ? cause.message : cause}): the page made at ${since} is served instead`,
    );
  };

  const staleIfError = (old: CachedPage, cause: unknown): CachedPage => {
    logStale('warn', old, cause);
    backOff(old);
    return old;
  };

  /** The new page, or the stale one after a failure. */
  const revalidate = async (old: CachedPage, waitMs: number): Promise<CachedPage | PageRedirect> => {
    const { target } = old;
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
      // From its start: one attempt for all that get the stale page meanwhile.
      backOff(old);
      // The result is stored, or logged; a page that is gone is removed.
      const work = () => revalidate(old, Number.POSITIVE_INFINITY).catch(() => undefined);
      void inSpan('revalidate page', { isRoot: true, attributes: { 'url.path': old.target.path } }, () =>
        runRequest(backgroundRequest(log), work),
      );
    },
    async newOrOld(old) {
      if (isBackingOff(old)) {
        logStale('info', old, `it was tried less than ${RETRY_MS / 1000} s ago`);
        return { state: 'stale', page: old };
      }
      let late: NodeJS.Timeout | undefined;
      const timeUp = new Promise<CachedPage>((resolve) => {
        late = setTimeout(() => {
          logStale('info', old, `it takes more than ${budgetMs} ms`);
          backOff(old);
          resolve(old);
        }, budgetMs);
      });
      const revalidated = revalidate(old, budgetMs);
      const page = await Promise.race([revalidated, timeUp]).finally(() => clearTimeout(late));
      // No request waits for it any more; failures are logged all the same.
      revalidated.catch(() => undefined);
      return { state: page === old ? 'stale' : 'miss', page };
    },
  };
}
