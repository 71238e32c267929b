import { Counter, type Metric, type Registry } from 'prom-client';
import { signals } from '../signals.ts';

/** From a cache hit to an abandoned request, in seconds. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests with equal labels. */
interface Tally {
  labels: { brand: string; route: string; status: number | 'aborted'; cache: string; page: string };
  count: number;
  /** Of `count`, what the counter has. */
  told: number;
  durations: Durations;
}

/** Durations of a brand's route. */
interface Durations {
  labels: { brand: string; route: string };
  /** How many ended within each limit but not the one before; the last: beyond all. */
  counts: number[];
  sum: number;
}

/** Values as the text format has them: each bucket counts those below it, too. */
function toValues(name: string, { labels, counts, sum }: Durations) {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    return {
      labels: { le: SECONDS[index] ?? '+Inf', ...labels },
      value: below,
      metricName: `${name}_bucket`,
    };
  });
  return [
    ...buckets,
    { labels, value: sum, metricName: `${name}_sum` },
    { labels, value: below, metricName: `${name}_count` },
  ];
}

/**
 * Counts requests, in front of prom-client: an answer from the cache costs little more than the hash of its labels.
 *
 * @returns stops counting.
 */
export function createRequestMetrics(registry: Registry): () => void {
  const tallies = new Map<string, Tally>();
  const durations = new Map<string, Durations>();
  const ensureDurations = ({ brand, route }: Durations['labels']): Durations => {
    const key = `${brand} ${route}`;
    const known = durations.get(key);
    if (known) return known;
    const made = { labels: { brand, route }, counts: Array(SECONDS.length + 1).fill(0), sum: 0 };
    durations.set(key, made);
    return made;
  };
  const addTally = (key: string, labels: Tally['labels']): Tally => {
    const made = { labels, count: 0, told: 0, durations: ensureDurations(labels) };
    tallies.set(key, made);
    return made;
  };
  new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route (without its language), status, state of the data and of the page in their caches',
    labelNames: ['brand', 'route', 'status', 'cache', 'page'] as const,
    registers: [registry],
    collect() {
      for (const tally of tallies.values()) {
        this.inc(tally.labels, tally.count - tally.told);
        tally.told = tally.count;
      }
    },
  });
  const name = 'http_request_duration_seconds';
  const histogram = {
    name,
    get: async () => ({
      name,
      help: 'From the arrival of a request to the end of its answer',
      type: 'histogram',
      aggregator: 'sum',
      values: [...durations.values()].flatMap((own) => toValues(name, own)),
    }),
  };
  // The registry asks for nothing but the name and the values.
  registry.registerMetric(histogram as unknown as Metric<string>);
  return signals.request.on(({ brand, route, status, cache, page = 'none', ms }) => {
    // One key a request: its text and its hash are most of what counting costs.
    const key = `${brand} ${route} ${status} ${cache} ${page}`;
    const tally =
      tallies.get(key) ?? addTally(key, { brand, route, status: status ?? 'aborted', cache, page });
    tally.count++;
    const { durations: own } = tally;
    const index = SECONDS.findIndex((limit) => ms <= limit * 1000);
    const at = index < 0 ? SECONDS.length : index;
    own.counts[at] = (own.counts[at] ?? 0) + 1;
    own.sum += ms / 1000;
  });
}
