import { UpstreamError } from '../../http/errors.ts';

/** A service that was asked has answered no request at all for as long as a visitor is made to wait. */
export class TimeoutBudgetError extends UpstreamError {
  constructor(what: string) {
    super(`The service says nothing: ${what}`);
    this.name = 'TimeoutBudgetError';
  }
}

/** How long visitors wait for a service that says nothing at all. */
export interface TimeoutBudget {
  /** Counts a call as on its way, until it is answered or given up. */
  during<T>(call: () => Promise<T>, isAnswer: (result: T) => boolean): Promise<T>;
  /**
   * Waits for what `work` makes, which goes on when the wait is over.
   *
   * @param what is waited for, as an error calls it.
   * @throws TimeoutBudgetError once the budget is spent; at once, without beginning to work, when it is already.
   */
  wait<T>(work: () => Promise<T>, what: string): Promise<T>;
}

/** Silence is counted in ticks: a process that was busy with other things has not listened. */
const TICK_MS = 100;

/**
 * A visitor need not wait for the deadline of a call to a service that is dead, and should for one that is slow. Which
 * one it is shows in whether it answers anybody: for as long as answers come, everybody waits. Once it has been asked
 * and has said nothing for `budgetMs`, nobody waits or asks; what has been asked before stays asked.
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
      // A failure that comes after the wait has been told by the call itself.
      return Promise.race([work(), silence.promise]).finally(() => waiting.delete(leave));
    },
  };
}
