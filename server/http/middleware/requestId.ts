import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { runRequest } from '../../observability/requestContext.ts';
import { beginTrace, parseTraceparent } from '../../observability/trace/traceContext.ts';

/**
 * An id of a proxy in front is kept only in this form, so that nobody can write into the log; and only where it is too
 * long to be taken for the reference of a lead.
 */
export const ACCEPTABLE_ID = /^[A-Za-z0-9-]{16,128}$/;

/** Gives the request its id, tells it in `X-Request-Id`, finds the trace it belongs to, and runs the rest on behalf of that request. */
export function requestId({ log, isOfAdmin = false }: { log: Logger; isOfAdmin?: boolean }): RequestHandler {
  return (request, response, next) => {
    const inbound = request.get('x-request-id');
    const id = inbound && ACCEPTABLE_ID.test(inbound) ? inbound : randomUUID();
    response.set('X-Request-Id', id);
    const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
    const trace = parseTraceparent(request.get('traceparent')) ?? beginTrace();
    const own = log.child({ requestId: id, traceId: trace.traceId });
    runRequest({ id, log: own, upstream, trace, isOfAdmin }, () => next());
  };
}
