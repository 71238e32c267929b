import type { ErrorRequestHandler } from 'express';
import { toHttpStatus } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';

interface JsonErrorsOptions {
  /** Name of the event in the log. */
  event: string;
  /** What could not be done, for the log and for whoever asked. */
  message: string;
  /** What is said of an address that nothing can stand at, such as one that cannot be decoded. */
  notFound?: string;
}

/** Answers a script where an error came up: as JSON. The cause goes to the log alone, unless it is the asker's own. */
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
