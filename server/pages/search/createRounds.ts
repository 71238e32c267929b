/** Work that is done again and again, never twice at once. */
export interface Rounds {
  /** The next round begins after so long at the latest; during one, after it. */
  within(ms: number): void;
  stop(): void;
}

/** @param work one round; resolves with the time until the next one (ms). */
export function createRounds(work: () => Promise<number>): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  let isStopped = false;

  const run = async (): Promise<void> => {
    dueAt = Number.POSITIVE_INFINITY;
    isRunning = true;
    const nextMs = await work();
    isRunning = false;
    within(nextMs);
  };
  const within = (ms: number): void => {
    dueAt = Math.min(dueAt, Date.now() + ms);
    clearTimeout(timer);
    if (isRunning || isStopped) return;
    timer = setTimeout(() => void run(), Math.max(0, dueAt - Date.now())).unref();
  };
  return {
    within,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
