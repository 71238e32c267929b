import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';

/**
 * Responses for failed pictures, videos and documents: a short text, and the cause in the log. A visitor who opens the
 * address of a file that is not there gets the error page.
 */
export const fileErrors: ErrorRequestHandler = (error, request, response, next) => {
  if (!(error instanceof HttpError) || response.headersSent) return next(error);
  // The client has disconnected: nothing can be sent, and the access log says so.
  if (response.closed) return;
  const unavailable = error.status === 503;
  const log = currentRequest()?.log;
  if (unavailable)
    log?.warn({ event: 'file-unavailable', reason: error.message }, `File not delivered: ${error.message}`);
  else log?.info({ event: 'file-refused', reason: error.message }, `File refused: ${error.message}`);
  if (!unavailable && request.get('accept')?.includes('text/html')) return next(error);
  response
    .status(error.status)
    .set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(unavailable && { 'Retry-After': '5' }),
    })
    .type('text/plain')
    .send(unavailable ? 'Not available right now, please try again.\n' : 'Not found.\n');
};
