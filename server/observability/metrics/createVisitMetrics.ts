import { Counter, Histogram, type Registry } from 'prom-client';
import type { VisitReport } from '../../../schemas/visitReport.ts';

/** Around the limits of Web Vitals: good up to 2.5 s, poor from 4 s on. */
const PAINT_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
/** Good up to 200 ms, poor from 500 ms on. */
const INTERACTION_SECONDS = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
/** Good up to 0.1, poor from 0.25 on. */
const SHIFT_SCORES = [0.005, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Metrics of real visitors, who have agreed to it. @returns counts one visit. */
export function createVisitMetrics(registry: Registry): (visit: VisitReport & { brand: string }) => void {
  const registers = [registry];
  const labelNames = ['brand', 'route', 'locale', 'release'] as const;
  const paints = new Histogram({
    name: 'web_vitals_lcp_seconds',
    help: 'Largest Contentful Paint of visitors: when the largest part of the first screen was there',
    labelNames,
    buckets: PAINT_SECONDS,
    registers,
  });
  const interactions = new Histogram({
    name: 'web_vitals_inp_seconds',
    help: 'Interaction to Next Paint of visitors: how long the page took to react, at worst',
    labelNames,
    buckets: INTERACTION_SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'web_vitals_cls',
    help: 'Cumulative Layout Shift of visitors: how far things moved by themselves',
    labelNames,
    buckets: SHIFT_SCORES,
    registers,
  });
  const blockPaints = new Histogram({
    name: 'block_lcp_seconds',
    help: 'The same as web_vitals_lcp_seconds, by the block that was painted last',
    labelNames: ['block'] as const,
    buckets: PAINT_SECONDS,
    registers,
  });
  const blockShifts = new Counter({
    name: 'block_shift_score_total',
    help: 'Layout shifts of visitors by block, added up',
    labelNames: ['block'] as const,
    registers,
  });
  const slowInteractions = new Counter({
    name: 'block_slow_interactions_total',
    help: 'Interactions of more than 200 ms by block',
    labelNames: ['block'] as const,
    registers,
  });
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors in the browsers of visitors by block; `none` outside of blocks',
    labelNames: ['block'] as const,
    registers,
  });

  return ({ brand, route, locale, release, lcp, inp, cls, ...visit }) => {
    const labels = { brand, route, locale, release };
    if (lcp) {
      paints.observe(labels, lcp.ms / 1000);
      if (lcp.block) blockPaints.observe({ block: lcp.block }, lcp.ms / 1000);
    }
    if (inp !== undefined) interactions.observe(labels, inp / 1000);
    if (cls !== undefined) shifts.observe(labels, cls);
    for (const { block, score } of visit.shifts) blockShifts.inc({ block }, score);
    for (const { block, count } of visit.slow) slowInteractions.inc({ block }, count);
    for (const { block = 'none' } of visit.errors) errors.inc({ block });
  };
}
