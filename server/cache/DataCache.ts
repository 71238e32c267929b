export interface CacheOptions {
  /** Go past the cache this time: nothing is read from it and nothing kept. */
  disable?: boolean;
}

export interface FetchOptions<T> extends CacheOptions {
  /**
   * How long a value counts as fresh when that depends on the value, in seconds; no longer than `expirySeconds`. It may
   * stand in for a failing `fetcher` as long as any other.
   */
  expiryOf?: (value: T) => number;
  /** Whether a value is kept in this process alone: what anybody can make up must not fill what all share. */
  staysHere?: (value: T) => boolean;
}

/**
 * Keeps what outside services answered. Values are shared between requests: treat them as read-only.
 * They must be plain JSON, and never `undefined`.
 */
export interface DataCache {
  /**
   * The value under `key`; when it is absent or expired, `fetcher` makes it. Callers that ask for the same key at
   * the same time share one call, and one failure. When `fetcher` fails, or takes longer than a second, a value
   * that expired less than an hour ago is served instead; otherwise its own error is thrown.
   */
  cacheFetch<T>(
    key: string,
    expirySeconds: number,
    fetcher: () => Promise<T>,
    options?: FetchOptions<T>,
  ): Promise<T>;
  /** The value under `key` as long as it has not expired. */
  cacheRead(key: string, options?: CacheOptions): Promise<unknown>;
  cacheWrite(key: string, value: unknown, expirySeconds: number, options?: CacheOptions): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}
