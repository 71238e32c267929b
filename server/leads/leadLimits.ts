import type { Request, RequestHandler } from 'express';
import { type RateLimitRequestHandler, rateLimit } from 'express-rate-limit';
import { LeadRefused } from './LeadRefused.ts';

export interface LeadLimits {
  solved: RequestHandler;
  unsolved: RequestHandler;
}

const MINUTE_MS = 60_000;

interface Limit {
  minutes: number;
  limit: number;
  /** Whom it counts; every address for itself unless told. */
  of?: () => string;
}

const limiter = ({ minutes, limit, of }: Limit): RateLimitRequestHandler =>
  rateLimit({
    windowMs: minutes * MINUTE_MS,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    ...(of && { keyGenerator: of }),
    handler: (request: Request & { rateLimit?: { resetTime?: Date } }, response, next) => {
      const until = request.rateLimit?.resetTime?.getTime() ?? Date.now() + minutes * MINUTE_MS;
      response.set('Retry-After', String(Math.max(1, Math.ceil((until - Date.now()) / 1000))));
      next(new LeadRefused('tooMany', 'Too many forms have come from this address'));
    },
  });

/** How many forms are taken. Made anew for each app: the counts are the app's own. */
export function leadLimits(): LeadLimits {
  const fromAddress = limiter({ minutes: 60, limit: 3 });
  const fromEverybody = limiter({ minutes: 60, limit: 30, of: () => 'everybody' });
  return {
    /** With a puzzle, which costs time: two calls a form, room for mistakes and for an office behind one address. */
    solved: limiter({ minutes: 10, limit: 60 }),
    /** Without one nothing costs a robot anything: three an hour from an address, thirty from all together. */
    unsolved: (request, response, next) =>
      void fromAddress(request, response, (error?: unknown) =>
        error ? next(error) : void fromEverybody(request, response, next),
      ),
  };
}
