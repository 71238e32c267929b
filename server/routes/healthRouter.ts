import { Router } from 'express';
import type { WarmUpProgress } from '../cache/warm-up/createProgressLog.ts';
import type { Circuit } from '../services/upstream/createCircuitBreaker.ts';

const REUSED_MS = 2000;

/** State of a process for load balancers and operators. */
export interface Readiness {
  /** Whether content service and lead store answer; a rejection counts as no. Has its own deadline. */
  check: () => Promise<boolean>;
  /** Whether the server is shutting down, so that load balancers stop sending requests. */
  isClosing: () => boolean;
  /** Of external services and targets of leads. */
  circuits: Record<string, Circuit>;
  /** Progress of the warm-up, if there is one. */
  warmUp: (() => WarmUpProgress) | undefined;
}

/**
 * GET /healthz: the process runs. GET /readyz: 200 when it can serve pages, else 503; its JSON also contains circuits
 * and warm-up, which do not affect the status.
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
