/** How long whoever waits for a service goes on waiting while it says nothing at all. */
export interface Patience {
  /** Tells of a question on its way, until it is answered or given up. */
  during<T>(ask: () => Promise<T>, isAnswer: (result: T) => boolean): Promise<T>;
  /**
   * What `work` makes, as long as the service is not silent; rejects with `silent()` when it is. Work that has begun
   * goes on: `late` gets what nobody waits for any more.
   */
  wait<T>(work: () => Promise<T>, silent: () => Error, late: (work: Promise<T>) => void): Promise<T>;
}

/** Silence is counted in ticks: a process that was busy with other things has not listened. */
const TICK_MS = 100;

/**
 * A visitor need not wait for the deadline of a call to a service that is dead, and should for one that is slow. We tell
 * them apart by whether it answers anybody: for as long as answers come, everyone waits. Once it has been asked and has
 * said nothing for `silenceMs`, nobody waits or asks; what has been asked before stays asked.
 */
export function createPatience(silenceMs: number): Patience {
  const waiting = new Set<() => void>();
  let asked = 0;
  let ticks = 0;
  let clock: NodeJS.Timeout | undefined;

  const isSilent = () => ticks * TICK_MS >= silenceMs;
  const tick = () => {
    ticks++;
    if (isSilent()) for (const leave of waiting) leave();
  };
  const rest = () => {
    clearInterval(clock);
    clock = undefined;
    ticks = 0;
  };

  return {
    async during(ask, isAnswer) {
      asked++;
      clock ??= setInterval(tick, TICK_MS).unref();
      try {
        const result = await ask();
        if (isAnswer(result)) ticks = 0;
        return result;
      } finally {
        asked--;
        if (asked === 0) rest();
      }
    },
    async wait<T>(work: () => Promise<T>, silent: () => Error, late: (work: Promise<T>) => void) {
      if (isSilent()) throw silent();
      const working = work();
      let leave = () => {};
      const silence = new Promise<never>((_resolve, reject) => {
        leave = () => {
          late(working);
          reject(silent());
        };
      });
      waiting.add(leave);
      try {
        return await Promise.race([working, silence]);
      } finally {
        waiting.delete(leave);
      }
    },
  };
}
