import { UpstreamError } from '../../http/errors.ts';

/** A service has answered no request at all for the length of the budget. */
export class TimeoutBudgetError extends UpstreamError {
  constructor(what: string) {
    super(`The service says nothing: ${what}`);
    this.name = 'TimeoutBudgetError';
  }
}

/** How long visitors wait for a service that does not answer at all. */
export interface TimeoutBudget {
  /** Tracks a call until it is answered or aborted. */
  during<T>(call: () => Promise<T>, isAnswer: (result: T) => boolean): Promise<T>;
  /**
   * Waits for `work`, which goes on when the wait ends.
   *
   * @param what is awaited, for the error.
   * @throws TimeoutBudgetError once the budget is spent; at once, without starting `work`, when it is already.
   */
  wait<T>(work: () => Promise<T>, what: string): Promise<T>;
}

/** Silence is counted in ticks: a blocked process has not listened. */
const TICK_MS = 100;

/**
 * Requests wait for a slow service until the deadline of a call, but not for a dead one. The difference is whether it
 * answers any call: while answers come, all of them wait. After `budgetMs` without any answer, waiting requests fail
 * and no call is started; calls in flight continue.
 */
export function createTimeoutBudget(budgetMs: number): TimeoutBudget {
  const waiting = new Set<() => void>();
  let calls = 0;
  let silentMs = 0;
  let clock: NodeJS.Timeout | undefined;

  const isSpent = () => silentMs >= budgetMs;
  const tick = () => {
    silentMs += TICK_MS;
    if (isSpent()) for (const leave of waiting) leave();
  };

  return {
    async during(call, isAnswer) {
      calls++;
      clock ??= setInterval(tick, TICK_MS).unref();
      try {
        const result = await call();
        if (isAnswer(result)) silentMs = 0;
        return result;
      } finally {
        calls--;
        if (calls === 0) {
          clearInterval(clock);
          clock = undefined;
          silentMs = 0;
        }
      }
    },
    async wait(work, what) {
      if (isSpent()) throw new TimeoutBudgetError(what);
      const silence = Promise.withResolvers<never>();
      const leave = () => silence.reject(new TimeoutBudgetError(what));
      waiting.add(leave);
      // The call itself reports a failure after the wait.
      return Promise.race([work(), silence.promise]).finally(() => waiting.delete(leave));
    },
  };
}
