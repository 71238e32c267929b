import { Router } from 'express';
import type { WarmUpProgress } from '../cache/warm-up/createProgressLog.ts';
import { currentRequest } from '../observability/requestContext.ts';
import type { Circuit } from '../services/upstream/createCircuitBreaker.ts';

const REUSED_MS = 2000;
/** Load balancers wait some three seconds for an answer. */
const ANSWER_MS = 2000;

/** State of a process for load balancers and operators. */
export interface Readiness {
  /** Whether each answers; a rejection counts as no. */
  services: {
    content: () => Promise<boolean>;
    /** Whether leads can be stored: not on a full or read-only disk either. */
    leads: () => Promise<boolean>;
  };
  /** Whether Redis can be reached; undefined without one. A process is ready without it, too. */
  hasRedis?: (() => boolean) | undefined;
  /** Whether the server is shutting down, so that load balancers stop sending requests. */
  isClosing: () => boolean;
  /** Of external services and targets of leads. */
  circuits: Record<string, Circuit>;
  /** Progress of the warm-up, if there is one. */
  warmUp: (() => WarmUpProgress) | undefined;
}

/** Asks at most once in two seconds; what has not answered by then counts as no. */
function askRecently(check: () => Promise<boolean>): () => Promise<boolean> {
  let recent: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false).unref());
    const answer = await Promise.race([check().catch(() => false), late]);
    setTimeout(() => (recent = undefined), REUSED_MS).unref();
    return answer;
  };
  return () => (recent ??= ask());
}

/**
 * GET /healthz: the process runs. GET /readyz: 200 from the moment when content service and lead store have answered
 * until the shutdown, else 503. A service that goes away later makes no process unready: all share it, so a load
 * balancer would have none left, while pages are served from the cache. The JSON says which services answer now, and
 * contains circuits and warm-up.
 */
export function healthRouter({ services, hasRedis, isClosing, circuits, warmUp }: Readiness): Router {
  const isContentThere = askRecently(services.content);
  const isLeadStoreThere = askRecently(services.leads);
  let hasBeenReady = false;
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
      const [content, leads] = await Promise.all([isContentThere(), isLeadStoreThere()]);
      hasBeenReady ||= content && leads;
      const ready = hasBeenReady && !isClosing();
      const states = Object.entries(circuits).map(([service, circuit]) => [service, circuit.state()]);
      response
        .status(ready ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({
          ready,
          services: { content, leads, ...(hasRedis && { redis: hasRedis() }) },
          circuits: Object.fromEntries(states),
          ...(warmUp && { warmUp: warmUp() }),
        });
    });
}
