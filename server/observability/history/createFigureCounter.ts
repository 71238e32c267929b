import { signals } from '../signals.ts';
import { DURATION_LIMITS, emptyFigures, type Figures } from './Figures.ts';

export interface FigureCounter {
  /** What was counted since the last call. */
  take(): Figures;
  close(): void;
}

/** Counts requests, calls, dropped blocks and leads of this process. */
export function createFigureCounter(): FigureCounter {
  let figures = emptyFigures();
  const unsubscribes = [
    signals.request.on(({ route, status, page, ms }) => {
      if (route === 'file') return;
      figures.requests++;
      if (status !== undefined && status >= 500) figures.errors++;
      if (page) figures.pages++;
      if (page === 'fresh' || page === 'stale') figures.cachedPages++;
      const found = DURATION_LIMITS.findIndex((limit) => ms <= limit);
      const index = found < 0 ? DURATION_LIMITS.length : found;
      figures.durations[index] = (figures.durations[index] ?? 0) + 1;
    }),
    signals.upstream.on(({ outcome, ms }) => {
      if (outcome === 'cached' || outcome === 'stale' || outcome === 'circuit-open') return;
      figures.calls++;
      figures.callMs += ms;
    }),
    signals.dropped.on(() => figures.dropped++),
    signals.lead.on((event) => {
      if (event === 'lead-accepted') figures.leadsAccepted++;
      if (event === 'lead-delivered') figures.leadsDelivered++;
    }),
  ];
  return {
    take() {
      const taken = figures;
      figures = emptyFigures();
      return taken;
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
