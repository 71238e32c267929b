import type { Logger } from 'pino';
import { type CircuitBreaker, createCircuitBreaker } from './createCircuitBreaker.ts';
import { createTimeoutBudget, type TimeoutBudget } from './createTimeoutBudget.ts';
import type { Failure, JsonAnswer } from './JsonRequest.ts';
import type { Observe, UpstreamCall } from './UpstreamCall.ts';

/** An external service: what all its calls have in common. */
export interface Upstream {
  service: UpstreamCall['service'];
  /** For one request with its retry, in milliseconds. */
  deadlineMs: number;
  /** Called after every call. */
  observe?: Observe;
  /** Further headers of each call, such as the request id; evaluated for each call. */
  requestHeaders?: () => Record<string, string>;
  /** Refuses calls while the service is down; absent: never. */
  circuit?: CircuitBreaker<JsonAnswer | Failure>;
  /** How long visitors wait while the service does not answer; absent: until the deadline. */
  budget?: TimeoutBudget;
}

export type GuardedUpstream = Upstream & Required<Pick<Upstream, 'circuit'>>;

interface UpstreamOptions extends Pick<Upstream, 'service' | 'deadlineMs' | 'observe' | 'requestHeaders'> {
  budgetMs?: number;
  log: Logger;
}

/** A service with a circuit breaker, which logs when it opens and closes, and with a budget if one is given. */
export function createUpstream({ budgetMs, log, ...upstream }: UpstreamOptions): GuardedUpstream {
  const { service } = upstream;
  const circuit = createCircuitBreaker<JsonAnswer | Failure>({
    failureKey,
    onOpen: (last) => {
      const cause = 'error' in last ? last.error.message : '';
      const reason = `The ${service} service is not called, but once every ten seconds: ${cause}`;
      log.error({ event: 'upstream-circuit-open', service, reason }, reason);
    },
    onClose: () =>
      log.info({ event: 'upstream-circuit-closed', service }, `The ${service} service answers again`),
  });
  const budget = budgetMs === undefined ? undefined : createTimeoutBudget(budgetMs);
  return { ...upstream, circuit, ...(budget && { budget }) };
}

/**
 * A failure is no response at all, 5xx, or a response that is not JSON. A 4xx is an answer: the service is up. A 500
 * counts once for each address: one broken page, requested again and again, must not open the circuit.
 */
function failureKey(answer: JsonAnswer | Failure, shown: string): unknown {
  if (!('error' in answer)) return undefined;
  const { status } = answer;
  if (status !== undefined && status >= 400 && status < 500) return undefined;
  return status === 500 ? shown : Symbol(shown);
}
