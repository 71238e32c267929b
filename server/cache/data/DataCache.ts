import type { TimeoutBudget } from '../../services/upstream/createTimeoutBudget.ts';
import type { Purge } from '../purge/Purge.ts';

/** An answer of a service with its cache tags. */
export interface TaggedAnswer<T> {
  /** Plain JSON, never `undefined`. Shared between requests: read-only. */
  value: T;
  /** Its dependencies; a purge of any of these makes it stale. */
  tags: readonly string[];
  /** Tags for the page, where those are fewer: a list of a thousand nodes is one tag of its page. */
  pageTags?: readonly string[];
}

/** An answer in the cache. */
export interface CachedAnswer<T> extends TaggedAnswer<T> {
  pageTags: readonly string[];
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** `stale` has expired or was purged, and no new answer came in time. */
  state: 'fresh' | 'stale' | 'made';
}

/** A stale answer, for a `make` that can update it with fewer calls. */
export interface Outdated<T> {
  value: T;
  /** Tags of the purges since; empty when it has only expired. */
  purgedBy: ReadonlySet<string>;
}

interface CacheOptions {
  /** Bypasses the cache: nothing is read or stored. */
  disable?: boolean;
}

export interface CacheFetchOptions<T> extends CacheOptions {
  key: string;
  /** How long an answer is fresh, in seconds. */
  freshSeconds: number | ((value: T) => number);
  make: (outdated?: Outdated<T>) => Promise<TaggedAnswer<T>>;
  /**
   * How long the caller waits while there is a stale answer to serve, in milliseconds; infinite in the background. The
   * call goes on after that, for the next caller.
   */
  waitMs: number;
  /** How long the caller waits without one, unless in the background: as long as the service answers any call. */
  budget?: TimeoutBudget | undefined;
  /** Whether a failure without a stale answer is repeated for ten seconds instead of calling again (negative cache). */
  negative?: boolean;
  /**
   * Whether an answer means "not found". Clients can invent such URLs: these answers have a bounded store of
   * their own, in this process only, and never evict others. They are never served stale.
   */
  isAbsent?: (value: T) => boolean;
  /** Whether a purge fetches it again at once, in the background: for lists that many pages need. */
  refreshAfterPurge?: boolean;
}

/** Caches answers of external services (behaviour §14.7). */
export interface DataCache {
  /**
   * The answer under `key`. Concurrent callers of one key share one call. A stale answer is fetched again; it is
   * served all the same when the call fails or takes longer than `waitMs` (stale-if-error, 24 hours).
   *
   * @throws what `make` throws, TimeoutBudgetError when the service does not answer at all, when there is nothing
   * stale to serve.
   */
  cacheFetch<T>(options: CacheFetchOptions<T>): Promise<CachedAnswer<T>>;
  /** The value under `key` in this process while it is fresh. */
  cacheRead(key: string, options?: CacheOptions): unknown;
  /** Stores a value under `key` in this process. */
  cacheWrite(key: string, value: unknown, expirySeconds: number, options?: CacheOptions): void;
  /**
   * Marks answers as stale; nothing is removed.
   * @returns their number, and the tags of pages with them.
   */
  purge(purge: Purge): { answers: number; pageTags: readonly string[] };
}
