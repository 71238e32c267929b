import type { RequestHandler } from 'express';
import { HttpError } from '../errors.ts';

/** What a body reader refuses: it carries the status, or is our word for a body that cannot be unpacked. */
const statusOfReading = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 400;

/** A body reader of Express whose refusals are the sender's fault, by their status: too large, no JSON, an odd charset. */
export const readBody =
  (reader: RequestHandler): RequestHandler =>
  (request, response, next) =>
    void reader(request, response, (error?: unknown) =>
      next(error && new HttpError(statusOfReading(error), 'The body cannot be read', { cause: error })),
    );
