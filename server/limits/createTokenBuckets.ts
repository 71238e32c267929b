import { LRUCache } from 'lru-cache';

interface TokenBucketOptions {
  /** Tokens in a full bucket. */
  capacity: number;
  /** Tokens that come back. */
  perSecond: number;
  /** Seconds, from any beginning. */
  now?: () => number;
}

/** Buckets that are remembered; the one not used for longest counts as full again. */
const MOST_BUCKETS = 10_000;

/**
 * Token buckets by key, in the memory of this process: what they protect is its processor.
 *
 * @returns takes a token; 0 when there was one, else the seconds until there is.
 */
export function createTokenBuckets(options: TokenBucketOptions): (key: string) => number {
  const { capacity, perSecond, now = () => performance.now() / 1000 } = options;
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_BUCKETS });
  return (key) => {
    const at = now();
    const bucket = buckets.get(key) ?? { tokens: capacity, at };
    const tokens = Math.min(capacity, bucket.tokens + (at - bucket.at) * perSecond);
    const isGiven = tokens >= 1;
    buckets.set(key, { tokens: isGiven ? tokens - 1 : tokens, at });
    return isGiven ? 0 : (1 - tokens) / perSecond;
  };
}
