/**
 * Cached pages of a second that are told to OpenTelemetry one by one, as a span and as a line: together they cost
 * several times the answer itself, and one says what the next does. Metrics count all of them; the log has all lines.
 */
export const CACHED_PAGES_PER_SECOND = 10;

/**
 * A number of things that are allowed in each second.
 *
 * @returns whether one more is allowed now; it counts.
 */
export function createAllowance(perSecond: number): () => boolean {
  let second = 0;
  let used = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      second = now;
      used = 0;
    }
    return ++used <= perSecond;
  };
}
