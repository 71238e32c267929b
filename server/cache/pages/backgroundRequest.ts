import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestContext } from '../../observability/requestContext.ts';

/** Context of background work: its own id, in log lines and in calls to services. */
export function backgroundRequest(log: Logger): RequestContext {
  const id = randomUUID();
  const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
  return { id, log: log.child({ requestId: id, background: true }), upstream };
}
