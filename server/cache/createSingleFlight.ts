/** Runs `work` once for all concurrent callers with the same key. */
export type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Nothing is stored afterwards; a failure reaches all waiting callers, and the next one tries again. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
