import type { ErrorRequestHandler } from 'express';
import { statusOf } from '../errors.ts';
import { currentRequest } from '../requestContext.ts';

/** Answers where a script has asked for a list: as JSON. The cause goes to the log, unless it is the asker's own. */
export const jsonErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = statusOf(error);
  const isOurs = status >= 500;
  if (isOurs) currentRequest()?.log.error({ event: 'list-failed', err: error }, 'A list could not be had');
  if (status === 503) response.set('Retry-After', '10');
  const message = isOurs ? 'This list cannot be had now' : 'There is no list of this name';
  response.status(status).set('Cache-Control', 'no-store').json({ message });
};
