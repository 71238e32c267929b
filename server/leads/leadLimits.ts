import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { createLimitStores, type LimitStores, limitKey } from '../http/limits/createLimitStores.ts';
import { LeadRefused } from './LeadRefused.ts';

/** Counts one form against the sender's limit. Rejects with LeadRefused when it is exceeded. */
export type Admit = () => Promise<void>;

type Admitter = (request: Request, response: Response) => Admit;

export interface LeadLimits {
  /** Limit of all calls. */
  calls: RequestHandler;
  /** Limit of forms with a captcha, before they are stored. */
  solved: Admitter;
  /** Limit of forms without one, before they are stored. */
  posted: Admitter;
}

const MINUTE_MS = 60_000;

interface Limit {
  name: string;
  minutes: number;
  limit: number;
  /** Key of the limit; default: the address. */
  of?: () => string;
}

const limiter = (stores: LimitStores, { name, minutes, limit, of }: Limit): RequestHandler =>
  rateLimit({
    store: stores(`leads-${name}`),
    windowMs: minutes * MINUTE_MS,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    // A fault of ours costs the visitor no try.
    skipFailedRequests: true,
    requestWasSuccessful: (_request, response) => response.statusCode < 500,
    // Forged headers are no reason to log stacks.
    validate: { forwardedHeader: false, xForwardedForHeader: false },
    keyGenerator: of ?? limitKey,
    handler: (request: Request & { rateLimit?: { resetTime?: Date } }, response, next) => {
      const until = request.rateLimit?.resetTime?.getTime() ?? Date.now() + minutes * MINUTE_MS;
      response.set('Retry-After', String(Math.max(1, Math.ceil((until - Date.now()) / 1000))));
      next(new LeadRefused('tooMany', 'Too many forms have come from this IP address'));
    },
  });

/** Runs a limiter outside a middleware chain. */
export const withinLimit = (limit: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/**
 * Rate limits of forms. Those with a captcha and those without have separate counters, so that robots that post
 * without one do not block the others.
 */
export function leadLimits(stores: LimitStores = createLimitStores(undefined)): LeadLimits {
  /** A captcha costs computing time; thirty allow for an office behind one address. */
  const solved = limiter(stores, { name: 'solved', minutes: 10, limit: 30 });
  /**
   * Without a captcha robots have no cost: few from all together. From an address as many as a household sends in an
   * evening: a trial, a brochure, questions to dealers.
   */
  const unsolved = limiter(stores, { name: 'unsolved', minutes: 60, limit: 8 });
  const unsolvedOfAll = limiter(stores, { name: 'posted', minutes: 60, limit: 30, of: () => 'everybody' });

  return {
    calls: limiter(stores, { name: 'calls', minutes: 10, limit: 300 }),
    solved: (request, response) => () => withinLimit(solved, request, response),
    posted: (request, response) => async () => {
      await withinLimit(unsolved, request, response);
      await withinLimit(unsolvedOfAll, request, response);
    },
  };
}
