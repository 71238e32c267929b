import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { runRequest } from '../../observability/requestContext.ts';
import { beginTrace, parseTraceparent, toTraceFields } from '../../observability/trace/traceContext.ts';
import { getTracer } from '../../observability/trace/tracer.ts';

/**
 * A proxy's id is used only in this format, so that no one can inject log lines; and only if it is too long to be a
 * lead's reference.
 */
export const ACCEPTABLE_ID = /^[A-Za-z0-9-]{16,128}$/;

/** Assigns the request id, sets `X-Request-Id`, continues its trace, and runs the rest in its context. */
export function requestId({
  log,
  brand = '',
  isAdmin = false,
}: {
  log: Logger;
  /** Name of the brand whose site it came to. */
  brand?: string;
  isAdmin?: boolean;
}): RequestHandler {
  return (request, response, next) => {
    const inbound = request.get('x-request-id');
    const id = inbound && ACCEPTABLE_ID.test(inbound) ? inbound : randomUUID();
    response.set('X-Request-Id', id);
    const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
    const parent = parseTraceparent(request.get('traceparent'));
    const span = isAdmin ? undefined : getTracer()?.begin(request.method, { kind: 'server', parent });
    const trace = span ?? beginTrace(parent);
    const own = log.child({ requestId: id, ...toTraceFields(trace) });
    runRequest({ id, log: own, upstream, brand, trace, span, isAdmin }, () => next());
  };
}
