import type { RequestHandler } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';

/**
 * Keeps what `handler` answers out of the way: `requestLog` tells of it at debug level, as long as it succeeds.
 * What the handler passes on is logged like any other request.
 */
export function skipAccessLog(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const context = currentRequest();
    if (context) context.quiet = true;
    return handler(request, response, (error?: unknown) => {
      if (context) context.quiet = false;
      next(error);
    });
  };
}
