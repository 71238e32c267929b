import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { limitKey } from './createLimitStores.ts';

const MINUTE_MS = 60_000;

interface QuestionLimit {
  /** Questions of one address in a minute. */
  perMinute: number;
  store: Store;
  /** Message of the 429. */
  message: string;
}

/** Limits the requests of scripts for suggestions; beyond the limit 429 as JSON. */
export const createQuestionLimit = ({ perMinute, store, message }: QuestionLimit): RequestHandler =>
  rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    store,
    keyGenerator: limitKey,
    // Responses may be cached in between: a visitor's remaining quota is not part of them.
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, response) =>
      void response.status(429).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).json({ message }),
  });
