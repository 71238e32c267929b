import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { createLimitStores, type LimitStores, limitKey } from '../http/limits/createLimitStores.ts';
import { LeadRefused } from './LeadRefused.ts';

/** Counts one form against its sender. Rejects with LeadRefused when there were too many. */
export type Admit = () => Promise<void>;

type Admitter = (request: Request, response: Response) => Admit;

export interface LeadLimits {
  /** Every call, whatever comes of it. */
  calls: RequestHandler;
  /** Forms that come with a captcha, and are about to be stored. */
  solved: Admitter;
  /** Forms that a browser posts without one, and are about to be stored. */
  posted: Admitter;
}

const MINUTE_MS = 60_000;

interface Limit {
  name: string;
  minutes: number;
  limit: number;
  /** Whom it counts; every address for itself unless told. */
  of?: () => string;
}

const limiter = (stores: LimitStores, { name, minutes, limit, of }: Limit): RequestHandler =>
  rateLimit({
    store: stores(`leads-${name}`),
    windowMs: minutes * MINUTE_MS,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    // Headers that a visitor sends are no reason to write stacks to the log.
    validate: { forwardedHeader: false, xForwardedForHeader: false },
    keyGenerator: of ?? limitKey,
    handler: (request: Request & { rateLimit?: { resetTime?: Date } }, response, next) => {
      const until = request.rateLimit?.resetTime?.getTime() ?? Date.now() + minutes * MINUTE_MS;
      response.set('Retry-After', String(Math.max(1, Math.ceil((until - Date.now()) / 1000))));
      next(new LeadRefused('tooMany', 'Too many forms have come from this address'));
    },
  });

/** Runs a limit in the middle of a story. */
export const withinLimit = (limit: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/**
 * How many forms are taken. Those with a captcha and those without are counted apart: what robots post without one
 * leaves the others all their room.
 */
export function leadLimits(stores: LimitStores = createLimitStores(undefined)): LeadLimits {
  /** A captcha costs time; thirty leave room for an office behind one address. */
  const solved = limiter(stores, { name: 'solved', minutes: 10, limit: 30 });
  /** Without one nothing costs a robot anything: few from an address, and not many from all of them together. */
  const unsolved = limiter(stores, { name: 'unsolved', minutes: 60, limit: 3 });
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
