import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { runRequest } from '../../observability/requestContext.ts';
import { beginTrace, parseTraceparent } from '../../observability/trace/traceContext.ts';

/**
 * A proxy's id is used only in this format, so that no one can inject log lines; and only if it is too long to be a
 * lead's reference.
 */
export const ACCEPTABLE_ID = /^[A-Za-z0-9-]{16,128}$/;

/** Assigns the request id, sets `X-Request-Id`, continues its trace, and runs the rest in its context. */
export function requestId({
  log,
  brand = '',
  isOfAdmin = false,
}: {
  log: Logger;
  /** Name of the brand whose site it came to. */
  brand?: string;
  isOfAdmin?: boolean;
}): RequestHandler {
  return (request, response, next) => {
    const inbound = request.get('x-request-id');
    const id = inbound && ACCEPTABLE_ID.test(inbound) ? inbound : randomUUID();
    response.set('X-Request-Id', id);
    const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
    const trace = parseTraceparent(request.get('traceparent')) ?? beginTrace();
    const own = log.child({ requestId: id, traceId: trace.traceId });
    runRequest({ id, log: own, upstream, brand, trace, isOfAdmin }, () => next());
  };
}
