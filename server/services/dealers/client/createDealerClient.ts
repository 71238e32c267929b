import { UpstreamError } from '../../../http/errors.ts';
import { createTokenSource } from '../../upstream/createTokenSource.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { fetchWithRetry } from '../../upstream/fetchWithRetry.ts';
import { deadlineIn } from '../../upstream/JsonRequest.ts';
import type { DealerAccess } from '../DealerAccess.ts';

export interface DealerClientOptions extends DealerAccess {
  /** Its deadline covers one request with its token, waits and retries. */
  upstream: Upstream;
}

/** GETs `path` (with its query) below the service's URL. Rejects with UpstreamError. */
type DealerClient = (path: string) => Promise<unknown>;

const WHO = 'The dealer service';
/** Ten thousand dealers are some 5 MB. */
const MAX_MEGABYTES = 10;

/** Creates the HTTP client of the dealer service: token, subscription key, retries and deadline (behaviour §14.5). */
export function createDealerClient(options: DealerClientOptions): DealerClient {
  const { upstream, subscriptionKey } = options;
  const tokens = createTokenSource({ ...options, who: 'The token service of the dealers' });
  const base = options.url.replace(/\/+$/, '');

  return async (path) => {
    const deadline = deadlineIn(upstream.deadlineMs);
    const ask = async (token: string) => {
      const { body } = await fetchWithRetry(upstream, {
        who: WHO,
        address: new URL(`${base}${path}`),
        shown: path,
        headers: { authorization: `Bearer ${token}`, 'ocp-apim-subscription-key': subscriptionKey },
        deadline,
        maxMegabytes: MAX_MEGABYTES,
      });
      return body;
    };
    const token = await orTooLate(tokens.current(), deadline.signal, path);
    try {
      return await ask(token);
    } catch (error) {
      if (!(error instanceof UpstreamError && error.upstreamStatus === 401)) throw error;
      return ask(await orTooLate(tokens.renew(token), deadline.signal, path));
    }
  };
}

/** A token is fetched for all callers at once: each keeps its own deadline. */
function orTooLate<T>(work: Promise<T>, signal: AbortSignal, path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new UpstreamError(`${WHO} got no token in time: ${path}`));
    if (signal.aborted) tooLate();
    signal.addEventListener('abort', tooLate, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', tooLate));
  });
}
