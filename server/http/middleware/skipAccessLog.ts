import type { RequestHandler } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';

/**
 * Has `requestLog` write the handler's responses below 500 at debug level. What the handler passes on is logged as
 * usual.
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
