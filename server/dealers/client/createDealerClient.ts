import { UpstreamError } from '../../errors.ts';
import { askJson } from '../../upstream/askJson.ts';
import { pauseBeforeRetry } from '../../upstream/askTwice.ts';
import type { Circuit } from '../../upstream/createCircuit.ts';
import type { Patience } from '../../upstream/createPatience.ts';
import type { Failure } from '../../upstream/JsonQuestion.ts';
import type { Observe } from '../../upstream/UpstreamCall.ts';
import type { DealerAccess } from '../DealerAccess.ts';
import { createTokenSource } from './createTokenSource.ts';
import { waitOut } from './waitOut.ts';

export interface DealerClientOptions extends DealerAccess {
  observe: Observe;
  /** Further headers of each call, such as the request id. */
  requestHeaders: () => Record<string, string>;
  /** For one question with its token, waits and repeats, in milliseconds. */
  deadlineMs: number;
  /** Leaves the service alone while it is down. */
  circuit?: Circuit | undefined;
  /** Hears whether the service answers. */
  patience?: Patience | undefined;
}

/** GETs `path` (with its query) below the service's address. Rejects with UpstreamError. */
export type DealerClient = (path: string) => Promise<unknown>;

const WHO = 'The dealer service';
/** Ten thousand dealers are some 5 MB. */
const MAX_MEGABYTES = 10;

/** What may help after a failure; each is tried once for a question, so that nobody is asked without end. */
type Remedy = 'new token' | 'wait' | 'ask again';

function remedyFor({ status, passing }: Failure): Remedy | undefined {
  if (status === 401) return 'new token';
  if (status === 429) return 'wait';
  return passing ? 'ask again' : undefined;
}

/** Makes the HTTP side of the dealer service: token, subscription key, repeats and deadline (spec 1 §6, §7). */
export function createDealerClient(options: DealerClientOptions): DealerClient {
  const { observe, requestHeaders, deadlineMs, subscriptionKey, circuit, patience } = options;
  const tokens = createTokenSource(options);
  const base = options.url.replace(/\/+$/, '');

  return async (path) => {
    const end = Date.now() + deadlineMs;
    const signal = AbortSignal.timeout(deadlineMs);
    const tried = new Set<Remedy>();
    let token = await orTooLate(tokens.current(), signal, path);
    for (;;) {
      const answer = await askJson({
        service: 'dealers',
        who: WHO,
        address: new URL(`${base}${path}`),
        shown: path,
        headers: {
          ...requestHeaders(),
          authorization: `Bearer ${token}`,
          'ocp-apim-subscription-key': subscriptionKey,
        },
        signal,
        observe,
        circuit,
        patience,
        maxMegabytes: MAX_MEGABYTES,
      });
      if ('body' in answer) return answer.body;
      const remedy = remedyFor(answer);
      if (remedy === undefined || tried.has(remedy)) throw answer.error;
      tried.add(remedy);
      if (remedy === 'new token') token = await orTooLate(tokens.renew(token), signal, path);
      if (remedy === 'ask again' && !(await pauseBeforeRetry(signal))) throw answer.error;
      if (remedy === 'wait' && !(await waitOut(answer, end))) throw answer.error;
    }
  };
}

/** A token is fetched for everyone at once: whoever started waiting earlier must be able to leave earlier. */
function orTooLate<T>(work: Promise<T>, signal: AbortSignal, path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new UpstreamError(`${WHO} got no token in time: ${path}`));
    if (signal.aborted) tooLate();
    signal.addEventListener('abort', tooLate, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', tooLate));
  });
}
