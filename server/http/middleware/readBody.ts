import type { RequestHandler } from 'express';
import { HttpError } from '../errors.ts';

/** The status of a body parser's error; some are status-less errors of unpacking. */
const statusOfReading = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 400;

/**
 * A body parser of Express whose errors are client errors, with their status: too large, no JSON, an unknown charset.
 */
export const readBody =
  (reader: RequestHandler): RequestHandler =>
  (request, response, next) =>
    void reader(request, response, (error?: unknown) =>
      next(error && new HttpError(statusOfReading(error), 'The body cannot be read', { cause: error })),
    );
