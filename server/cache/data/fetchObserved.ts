import { TimeoutBudgetError } from '../../services/upstream/createTimeoutBudget.ts';
import type { Upstream } from '../../services/upstream/createUpstream.ts';
import type { UpstreamCall } from '../../services/upstream/UpstreamCall.ts';
import type { CachedAnswer, CacheFetchOptions, DataCache } from './DataCache.ts';

interface Observed {
  cache: DataCache;
  /** Its observer is called for answers without a call, for stale ones, and for late ones. */
  upstream: Upstream;
  /** The address for the log. */
  url: string;
}

/**
 * Fetches through the cache, within the budget of the service. Calls report themselves; this reports answers without
 * one.
 */
export async function fetchObserved<T>(
  { cache, upstream, url }: Observed,
  options: Omit<CacheFetchOptions<T>, 'budget'>,
): Promise<CachedAnswer<T>> {
  const { service, observe, budget } = upstream;
  const start = performance.now();
  const tell = (outcome: UpstreamCall['outcome']) =>
    observe?.({ service, url, ms: performance.now() - start, outcome });
  try {
    const answer = await cache.cacheFetch({ ...options, budget });
    if (answer.state !== 'made') tell(answer.state === 'fresh' ? 'cached' : 'stale');
    return answer;
  } catch (error) {
    if (error instanceof TimeoutBudgetError) tell('circuit-open');
    throw error;
  }
}
