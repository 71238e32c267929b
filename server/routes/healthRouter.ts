import { Router } from 'express';
import type { WarmUpProgress } from '../cache/warm-up/createProgressLog.ts';
import { currentRequest } from '../observability/requestContext.ts';
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
 * GET /healthz: the process runs. GET /readyz: 200 from the moment when content service and lead store have answered
 * until the shutdown, else 503. A service that goes away later makes no process unready: all share it, so a load
 * balancer would have none left, while pages are served from the cache. The JSON says whether services answer now, and
 * contains circuits and warm-up.
 */
export function healthRouter({ check, isClosing, circuits, warmUp }: Readiness): Router {
  let recent: Promise<boolean> | undefined;
  let hasBeenReady = false;
  const isReady = (): Promise<boolean> => {
    recent ??= check()
      .catch(() => false)
      .finally(() => setTimeout(() => (recent = undefined), REUSED_MS).unref());
    return recent;
  };
  return Router()
    .use(/^\/(?:healthz|readyz)$/, (_request, _response, next) => {
      const context = currentRequest();
      if (context) context.isHealthCheck = true;
      next();
    })
    .get('/healthz', (_request, response) => {
      response.set('Cache-Control', 'no-store').type('text/plain').send('ok');
    })
    .get('/readyz', async (_request, response) => {
      const services = await isReady();
      hasBeenReady ||= services;
      const ready = hasBeenReady && !isClosing();
      const states = Object.entries(circuits).map(([service, circuit]) => [service, circuit.state()]);
      response
        .status(ready ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ ready, services, circuits: Object.fromEntries(states), ...(warmUp && { warmUp: warmUp() }) });
    });
}
