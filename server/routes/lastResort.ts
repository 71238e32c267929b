import type { ErrorRequestHandler } from 'express';
import { currentRequest } from '../requestContext.ts';

/** When even the error page fails: one plain sentence and the reference, and the cause in the log. */
export const lastResort: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const request = currentRequest();
  request?.log.error({ event: 'error-page-failed', err: error }, 'The error page itself could not be made');
  if (response.headersSent) return next(error);
  return response
    .status(500)
    .type('text')
    .send(`Something went wrong. Reference: ${request?.id ?? 'none'}`);
};
