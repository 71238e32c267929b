/** What happened in a span of time. */
export interface Figures {
  /** Requests answered; pictures, films and built files are not counted. */
  requests: number;
  /** Of these, answered with 5xx. */
  errors: number;
  /** Of these, requests for pages that may be cached. */
  pages: number;
  /** Of these, sent from the cache. */
  cachedPages: number;
  /** Requests by duration: as many as `DURATION_LIMITS`, and one for all slower ones. */
  durations: number[];
  /** Calls made to outside services, and how long they took together (ms). */
  calls: number;
  callMs: number;
  /** Blocks left out of pages. */
  dropped: number;
  leadsAccepted: number;
  /** Deliveries; a lead may go to two targets. */
  leadsDelivered: number;
  /** The most deliveries that waited, and that were given up, at one moment. */
  leadsWaiting: number;
  leadsDead: number;
}

/** Upper limits of the counters of `durations` (ms). */
export const DURATION_LIMITS = [2, 5, 10, 25, 50, 100, 200, 350, 500, 750, 1000, 1500, 2500, 5000, 10_000];

export const emptyFigures = (): Figures => ({
  requests: 0,
  errors: 0,
  pages: 0,
  cachedPages: 0,
  durations: Array.from({ length: DURATION_LIMITS.length + 1 }, () => 0),
  calls: 0,
  callMs: 0,
  dropped: 0,
  leadsAccepted: 0,
  leadsDelivered: 0,
  leadsWaiting: 0,
  leadsDead: 0,
});

const MAXIMA = new Set<string>(['leadsWaiting', 'leadsDead'] satisfies (keyof Figures)[]);

/** Adds figures of another process or another minute to `sum`. */
export function addFigures(sum: Figures, { durations, ...others }: Figures): void {
  for (const [index, count] of durations.entries())
    sum.durations[index] = (sum.durations[index] ?? 0) + count;
  // Object.entries forgets the names of the fields.
  for (const [name, value] of Object.entries(others) as [keyof typeof others, number][]) {
    sum[name] = MAXIMA.has(name) ? Math.max(sum[name], value) : sum[name] + value;
  }
}

/**
 * The duration (ms) below which a share of the requests was answered, interpolated within its counter.
 * @returns undefined without requests.
 */
export function quantile({ durations }: Pick<Figures, 'durations'>, share: number): number | undefined {
  const total = durations.reduce((sum, count) => sum + count, 0);
  let rest = total * share;
  for (const [index, count] of durations.entries()) {
    if (count > 0 && rest <= count) {
      const from = DURATION_LIMITS[index - 1] ?? 0;
      const to = DURATION_LIMITS[index] ?? from;
      return from + ((to - from) * rest) / count;
    }
    rest -= count;
  }
  return undefined;
}
