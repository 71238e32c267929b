import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Problem } from './problemList.ts';

/** What one may try out, in bytes: far more than any block of the site. */
const MOST_BYTES = 100_000;

export const TOO_LARGE: Problem = {
  pointer: '',
  message: 'This is more than 100 kB: try out a smaller part of it',
};

/** The body of a request from playground.js as text. */
export const jsonText: RequestHandler = express.text({ type: 'application/json', limit: MOST_BYTES });

/** The form, sent without JavaScript: a byte may take three there. */
export const form: RequestHandler = express.urlencoded({ extended: false, limit: 3 * MOST_BYTES + 100 });

/** Whether body readers, or we behind them, have found a body too large. */
export const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > MOST_BYTES;

/** Tells playground.js of a body that was too large as of any other problem. */
export const tooLargeAsProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Error && 'status' in error && error.status === 413)) return next(error);
  return response.status(413).json({ problems: [TOO_LARGE] });
};
