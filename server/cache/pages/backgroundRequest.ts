import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { currentTrace, type RequestContext } from '../../observability/requestContext.ts';
import { toTraceFields } from '../../observability/trace/traceContext.ts';

/** Context of background work: its own id, in log lines and in calls to services, and the trace that it is a part of. */
export function backgroundRequest(log: Logger): RequestContext {
  const id = randomUUID();
  const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
  const trace = currentTrace();
  const own = log.child({ requestId: id, background: true, ...(trace && toTraceFields(trace)) });
  return { id, log: own, upstream, trace };
}
