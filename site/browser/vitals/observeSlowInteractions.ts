import type { VisitReport } from '../../../schemas/visitReport.ts';

/** The type of the block that a node stands in; `frame` for header, footer, dialogs and everything else. */
export function toBlock(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-block]')?.dataset.block ?? 'frame';
}

/** Web Vitals calls a longer interaction to be improved (ms). */
const SLOW_MS = 200;

type SlowBlock = VisitReport['slow'][number];

/**
 * Counts interactions that take longer than 200 ms by block; the browser tells of those before the call, too.
 *
 * @returns gets the counts, the block with the slowest first.
 */
export function observeSlowInteractions(): () => SlowBlock[] {
  /** By interaction: it has several events. */
  const slowest = new Map<number, { block: string; ms: number }>();
  const look = (entries: PerformanceEntryList) => {
    // Observed as `event` alone.
    for (const { interactionId, duration, target } of entries as PerformanceEventTiming[]) {
      const known = slowest.get(interactionId ?? 0)?.ms ?? 0;
      if (!interactionId || duration < SLOW_MS || duration <= known) continue;
      slowest.set(interactionId, { block: toBlock(target), ms: Math.round(duration) });
    }
  };
  const observer = new PerformanceObserver((list) => look(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes('event')) {
    observer.observe({ type: 'event', durationThreshold: SLOW_MS, buffered: true });
  }
  return () => {
    look(observer.takeRecords());
    const byBlock = Map.groupBy(slowest.values(), ({ block }) => block);
    return [...byBlock]
      .map(([block, all]) => ({ block, count: all.length, ms: Math.max(...all.map(({ ms }) => ms)) }))
      .sort((one, other) => other.ms - one.ms);
  };
}
