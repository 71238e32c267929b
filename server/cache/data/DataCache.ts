import type { TimeoutBudget } from '../../services/upstream/createTimeoutBudget.ts';
import type { Purge } from '../purge/Purge.ts';

/** What a question to a service is answered with. */
export interface TaggedAnswer<T> {
  /** Plain JSON, never `undefined`. It is shared between requests: treat it as read-only. */
  value: T;
  /** Everything it was made of; a purge of any of these makes it out of date. */
  tags: readonly string[];
  /** Tags of a page that shows it, where those are fewer: a list of a thousand nodes is one tag of its page. */
  pageTags?: readonly string[];
}

/** An answer as it is kept. */
export interface CachedAnswer<T> extends TaggedAnswer<T> {
  pageTags: readonly string[];
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** `stale` has expired or was purged, and no new answer could be had in time. */
  state: 'fresh' | 'stale' | 'made';
}

/** An answer that is out of date, for a `make` that can bring it up to date with less than asking for all of it. */
export interface Outdated<T> {
  value: T;
  /** Tags of the purges since; empty when it has only expired. */
  purgedBy: ReadonlySet<string>;
}

interface CacheOptions {
  /** Goes past the cache this time: nothing is read from it and nothing kept. */
  disable?: boolean;
}

export interface CacheFetchOptions<T> extends CacheOptions {
  key: string;
  /** How long an answer counts as fresh, in seconds. */
  freshSeconds: number | ((value: T) => number);
  make: (outdated?: Outdated<T>) => Promise<TaggedAnswer<T>>;
  /**
   * How long the caller waits when there is an old answer to serve, in milliseconds; infinite in the background. The
   * question goes on after that, for the next caller.
   */
  waitMs: number;
  /** How long the caller waits when there is none, unless in the background: as long as the service answers anybody. */
  budget?: TimeoutBudget | undefined;
  /** Whether a failure without an old answer is told again for ten seconds instead of asking (negative cache). */
  negative?: boolean;
  /**
   * Whether an answer says that nothing is there. Addresses without a page are whatever anybody makes up: such answers
   * have a bounded store of their own, in this process alone, and never evict others. None of them replaces an answer
   * that cannot be had.
   */
  isAbsent?: (value: T) => boolean;
  /** Whether a purge has it asked for again at once, in the background: lists that many pages wait for. */
  refreshAfterPurge?: boolean;
}

/** Keeps what outside services answered (behaviour §14.7). */
export interface DataCache {
  /**
   * The answer under `key`. Callers of one key share one call. An answer that has expired or was purged is asked for
   * again; it is served all the same when the call fails or takes longer than `waitMs` (stale-if-error, 24 hours).
   *
   * @throws what `make` throws, UpstreamError when the service is silent, when there is nothing to serve instead.
   */
  cacheFetch<T>(options: CacheFetchOptions<T>): Promise<CachedAnswer<T>>;
  /** The value under `key` in this process as long as it is fresh. */
  cacheRead(key: string, options?: CacheOptions): unknown;
  /** Puts a value under `key` in this process. */
  cacheWrite(key: string, value: unknown, expirySeconds: number, options?: CacheOptions): void;
  /**
   * Marks answers as out of date; nothing is removed.
   * @returns how many, and the tags that pages showing them carry.
   */
  purge(purge: Purge): { answers: number; pageTags: readonly string[] };
}
