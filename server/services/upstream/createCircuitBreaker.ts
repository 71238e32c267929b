import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhenResult } from 'cockatiel';

/** Refuses calls to a service that is down, so that callers fail at once instead of at a deadline. */
export interface CircuitBreaker<Result> {
  /**
   * Calls, unless the circuit is open.
   * @param shown the address for the log.
   * @returns undefined when the circuit is open and nothing was called.
   */
  run(shown: string, call: () => Promise<Result>): Promise<Result | undefined>;
  /** Whether a call would be refused now. */
  isOpen(): boolean;
  /** `half-open`: one call probes the service. */
  state(): 'closed' | 'open' | 'half-open';
  /** Milliseconds until the next probe; 0 when it may start. */
  openForMs(): number;
}

/** Read-only view of a circuit. */
export type Circuit = Pick<CircuitBreaker<unknown>, 'isOpen' | 'state'>;

interface CircuitBreakerOptions<Result> {
  /** Classifies a result: failures with the same key count once, undefined is a success. */
  failureKey: (result: Result, shown: string) => unknown;
  /** Called with the last failure when it opens, not when it stays open. */
  onOpen: (last: Result) => void;
  onClose: () => void;
  failures?: number;
  /** A page makes several calls at once: failures within this time count as one. */
  hiccupMs?: number;
  openMs?: number;
}

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

/**
 * Opens for ten seconds after five failures in a row over a second or more; then one call probes the service, while
 * all others are still refused.
 */
export function createCircuitBreaker<Result>({
  failureKey,
  onOpen,
  onClose,
  failures = 5,
  hiccupMs = 1000,
  openMs = 10_000,
}: CircuitBreakerOptions<Result>): CircuitBreaker<Result> {
  const keys = new Set<unknown>();
  let failingSince = Number.POSITIVE_INFINITY;
  let last: Result | undefined;
  let openUntil = 0;
  let isDown = false;
  const policy = circuitBreaker(
    // Every executed function is a call with this result.
    handleWhenResult((result) => failureKey(result as Result, '') !== undefined),
    {
      halfOpenAfter: openMs,
      breaker: {
        state: undefined,
        success() {
          keys.clear();
          failingSince = Number.POSITIVE_INFINITY;
        },
        failure: () => keys.size >= failures && Date.now() - failingSince >= hiccupMs,
      },
    },
  );
  policy.onBreak(() => {
    openUntil = Date.now() + openMs;
    if (!isDown && last) onOpen(last);
    isDown = true;
  });
  policy.onReset(() => {
    isDown = false;
    onClose();
  });

  const openForMs = () => (isDown ? Math.max(0, openUntil - Date.now()) : 0);
  const isOpen = () => policy.state === CircuitState.HalfOpen || openForMs() > 0;
  return {
    isOpen,
    openForMs,
    state: () => STATES[policy.state],
    async run(shown, call) {
      // Cockatiel would let them wait for the probe.
      if (isOpen()) return undefined;
      try {
        return await policy.execute(async () => {
          const start = Date.now();
          const result = await call();
          const key = failureKey(result, shown);
          if (key !== undefined) {
            last = result;
            failingSince = Math.min(failingSince, start);
            keys.add(key);
          }
          return result;
        });
      } catch (error) {
        if (error instanceof BrokenCircuitError) return undefined;
        throw error;
      }
    },
  };
}
