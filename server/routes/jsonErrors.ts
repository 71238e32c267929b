import type { ErrorRequestHandler } from 'express';
import { toHttpStatus } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';

interface JsonErrorsOptions {
  /** Name of the event in the log. */
  event: string;
  /** What failed, for the log and the client. */
  message: string;
  /** Message for invalid addresses, such as undecodable ones. */
  notFound?: string;
}

/** JSON error responses for scripts. The cause is only logged, unless it is the client's own. */
export function jsonErrors({
  event,
  message,
  notFound = 'There is nothing at this address',
}: JsonErrorsOptions): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = toHttpStatus(error);
    const isOurs = status >= 500;
    if (isOurs) currentRequest()?.log.error({ event, err: error }, message);
    if (status === 503) response.set('Retry-After', '10');
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json({ message: isOurs ? message : notFound });
  };
}
