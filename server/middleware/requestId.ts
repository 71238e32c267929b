import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { runRequest } from '../requestContext.ts';

/** An id of a proxy in front is kept only in this form, so that nobody can write into the log. */
const ACCEPTABLE_ID = /^[A-Za-z0-9-]{1,128}$/;

/** Gives the request its id, tells it in `X-Request-Id`, and runs the rest on behalf of that request. */
export function requestId({ log }: { log: Logger }): RequestHandler {
  return (request, response, next) => {
    const inbound = request.get('x-request-id');
    const id = inbound && ACCEPTABLE_ID.test(inbound) ? inbound : randomUUID();
    response.set('X-Request-Id', id);
    const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
    runRequest({ id, log: log.child({ requestId: id }), upstream }, () => next());
  };
}
