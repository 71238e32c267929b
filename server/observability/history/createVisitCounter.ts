import type { VisitReport } from '../../../schemas/visitReport.ts';
import { signals } from '../signals.ts';

/** What blocks of a type have cost visitors who have agreed to measurement. */
export interface BlockCost {
  block: string;
  /** Visits in which one of them was the largest paint, and how long these took together (ms). */
  paints: number;
  paintMs: number;
  /** Layout shifts, added up. */
  shift: number;
  /** Interactions of more than 200 ms, and the slowest (ms). */
  slowInteractions: number;
  slowestMs: number;
  errors: number;
  /** Visits that suffered from it: each counts once, whatever it suffered from. */
  suffered: number;
}

/** Limits of Web Vitals up to which a visit is good. */
const GOOD_LCP_MS = 2500;
const GOOD_CLS = 0.1;

const noCost = (block: string): BlockCost => ({
  block,
  paints: 0,
  paintMs: 0,
  shift: 0,
  slowInteractions: 0,
  slowestMs: 0,
  errors: 0,
  suffered: 0,
});

/** The costs of one visit by block. */
function toBlockCosts({ lcp, shifts, slow, errors }: VisitReport): BlockCost[] {
  const costs = new Map<string, BlockCost>();
  const costOf = (block: string): BlockCost => {
    const cost = costs.get(block) ?? noCost(block);
    costs.set(block, cost);
    return cost;
  };
  if (lcp?.block) Object.assign(costOf(lcp.block), { paints: 1, paintMs: lcp.ms });
  for (const { block, score } of shifts) costOf(block).shift += score;
  for (const { block, count, ms } of slow) {
    const cost = costOf(block);
    cost.slowInteractions += count;
    cost.slowestMs = Math.max(cost.slowestMs, ms);
  }
  for (const { block } of errors) if (block) costOf(block).errors++;
  for (const cost of costs.values()) {
    const { paintMs, shift, slowInteractions, errors: failures } = cost;
    const isBad = paintMs > GOOD_LCP_MS || shift > GOOD_CLS || slowInteractions > 0 || failures > 0;
    cost.suffered = isBad ? 1 : 0;
  }
  return [...costs.values()];
}

/** Adds the costs of another visit to `sum`. */
function addBlockCost(sum: Map<string, BlockCost>, cost: BlockCost): void {
  const known = sum.get(cost.block) ?? noCost(cost.block);
  sum.set(cost.block, {
    block: cost.block,
    paints: known.paints + cost.paints,
    paintMs: known.paintMs + cost.paintMs,
    shift: known.shift + cost.shift,
    slowInteractions: known.slowInteractions + cost.slowInteractions,
    slowestMs: Math.max(known.slowestMs, cost.slowestMs),
    errors: known.errors + cost.errors,
    suffered: known.suffered + cost.suffered,
  });
}

/** Visits since the last call, and what blocks have cost them. */
export interface VisitCounts {
  visits: number;
  costs: BlockCost[];
}

/** Adds up what visitors' browsers report. */
export function createVisitCounter(): { take(): VisitCounts; close(): void } {
  let visits = 0;
  let costs = new Map<string, BlockCost>();
  const end = signals.visit.on((visit) => {
    visits++;
    for (const cost of toBlockCosts(visit)) addBlockCost(costs, cost);
  });
  return {
    take() {
      const taken = { visits, costs: [...costs.values()] };
      visits = 0;
      costs = new Map();
      return taken;
    },
    close: end,
  };
}
