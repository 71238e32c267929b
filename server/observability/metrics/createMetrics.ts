import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Circuit } from '../../services/upstream/createCircuitBreaker.ts';
import { signals } from '../signals.ts';
import { createRequestMetrics } from './createRequestMetrics.ts';
import { createVisitMetrics } from './createVisitMetrics.ts';

/** One value of a metric; a histogram has several, told apart by the name of the metric. */
export interface Sample {
  labels: Record<string, string | number>;
  value: number;
  metricName?: string;
}

export interface SampledMetric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  values: Sample[];
}

export interface Metrics {
  /** Text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
  /** The same as values. */
  samples(): Promise<SampledMetric[]>;
  /** Stops counting. */
  close(): void;
}

const CALL_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** There from the start: `increase()` of Prometheus does not see a counter that begins with 1. */
const LEAD_OUTCOMES = ['accepted', 'refused', 'failed', 'delivered', 'delayed', 'dead', 'erased'];

/**
 * Counts events of this process. Labels are the site's own words, never input: the number of series is bounded, and
 * they hold no personal data.
 */
export function createMetrics(circuits: Record<string, Circuit>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Event loop lag, memory, garbage collection, CPU time.
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'upstream_calls_total',
    help: 'Questions to outside services by what came of them; cached and stale ones were answered from the data cache',
    labelNames: ['brand', 'service', 'outcome'] as const,
    registers,
  });
  const callDurations = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Time that calls really made took',
    labelNames: ['brand', 'service'] as const,
    buckets: CALL_SECONDS,
    registers,
  });
  new Gauge({
    name: 'upstream_circuit_open',
    help: '1 while a service, or where leads go, is down and left alone; else 0',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, circuit] of Object.entries(circuits)) {
        this.set({ service }, circuit.state() === 'closed' ? 0 : 1);
      }
    },
  });
  const dropped = new Counter({
    name: 'blocks_dropped_total',
    help: 'Blocks left out of pages because they are not valid',
    registers,
  });
  const faults = new Counter({
    name: 'content_faults_total',
    help: 'Faults of the content, by the event of the log; counted for each page made of it, though logged once an hour',
    labelNames: ['event'] as const,
    registers,
  });
  const leads = new Counter({
    name: 'leads_total',
    help: 'Leads by what became of them; a lead that is delayed counts at each try',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of LEAD_OUTCOMES) leads.inc({ outcome }, 0);

  const countVisit = createVisitMetrics(registry);
  const ends = [
    signals.visit.on(countVisit),
    createRequestMetrics(registry),
    signals.upstream.on(({ brand, service, outcome, ms }) => {
      calls.inc({ brand, service, outcome });
      if (outcome !== 'cached' && outcome !== 'stale') callDurations.observe({ brand, service }, ms / 1000);
    }),
    signals.dropped.on(() => dropped.inc()),
    signals.fault.on(({ event }) => faults.inc({ event })),
    signals.lead.on((event) => {
      const [kind, outcome] = event.split('lead-');
      if (kind === '' && outcome && !/^(target|store)-/.test(outcome)) leads.inc({ outcome });
    }),
  ];
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    // Its types leave out the values.
    samples: async () => (await registry.getMetricsAsJSON()) as unknown as SampledMetric[],
    close() {
      for (const end of ends) end();
    },
  };
}
