import type { ErrorRequestHandler } from 'express';
import { BusyError, ClientLeftError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { ExamplesError } from './loadExamples.ts';

const BUSY_SECONDS = 5;

/** The status of what Express and its body readers refuse. */
const getErrorStatus = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;

/**
 * One sentence for whoever asked for what is not there, or is writing examples; what is our fault goes on to the last
 * resort.
 */
export const adminErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ExamplesError) {
    currentRequest()?.log.warn({ event: 'examples-refused' }, error.message);
    return response.status(500).type('text').send(`${error.message}\n`);
  }
  if (error instanceof ClientLeftError) return;
  if (error instanceof BusyError) {
    currentRequest()?.log.warn(
      { event: 'admin-busy' },
      `A colleague was sent away for now: ${error.message}`,
    );
    response.set('Retry-After', String(BUSY_SECONDS)).status(error.status).type('text');
    return response.send('This takes more than can be done at once: please try again in a moment.\n');
  }
  const status = getErrorStatus(error);
  if (status >= 500 || response.headersSent) return next(error);
  currentRequest()?.log.info({ event: 'admin-refused', status }, 'The gallery has nothing at this address');
  return response.status(status).type('text').send('There is nothing here.\n');
};
