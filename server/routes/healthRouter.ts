import { Router } from 'express';
import type { WarmUpProgress } from '../cache/warm-up/createProgressLog.ts';
import type { Circuit } from '../services/upstream/createCircuitBreaker.ts';

const REUSED_MS = 2000;

/** What a load balancer and whoever operates the site want to know of a process. */
export interface Readiness {
  /** Whether content service and lead store answer; a rejection counts as no. It has a deadline of its own. */
  check: () => Promise<boolean>;
  /** Whether the server is shutting down, so that a load balancer sends visitors elsewhere. */
  isClosing: () => boolean;
  /** Of outside services and targets of leads. */
  circuits: Record<string, Circuit>;
  /** How far pages are made ahead; undefined where they are not. */
  warmUp: (() => WarmUpProgress) | undefined;
}

/**
 * GET /healthz: the process lives. GET /readyz: it can serve pages, or 503; its JSON also tells the states of circuits
 * and of the warm-up, which decide nothing.
 */
export function healthRouter({ check, isClosing, circuits, warmUp }: Readiness): Router {
  let recent: Promise<boolean> | undefined;
  const isReady = (): Promise<boolean> => {
    recent ??= check()
      .catch(() => false)
      .finally(() => setTimeout(() => (recent = undefined), REUSED_MS).unref());
    return recent;
  };
  return Router()
    .get('/healthz', (_request, response) => {
      response.set('Cache-Control', 'no-store').type('text/plain').send('ok');
    })
    .get('/readyz', async (_request, response) => {
      const ready = !isClosing() && (await isReady());
      const states = Object.entries(circuits).map(([service, circuit]) => [service, circuit.state()]);
      response
        .status(ready ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ ready, circuits: Object.fromEntries(states), ...(warmUp && { warmUp: warmUp() }) });
    });
}
