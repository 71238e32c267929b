/**
 * How long to wait after so many failures, in milliseconds: anything from nothing to twice as much as the last time
 * ("full jitter"), so that what failed together does not come back together.
 */
export function backoff(
  failures: number,
  { baseMs, capMs }: { baseMs: number; capMs: number },
  random: () => number,
): number {
  return random() * Math.min(capMs, baseMs * 2 ** Math.max(0, failures - 1));
}
