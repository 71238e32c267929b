import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { createLimitStores, type LimitStores } from '../limits/createLimitStores.ts';
import { LeadRefused } from './LeadRefused.ts';
import type { LeadPuzzle } from './store/LeadTables.ts';

/** Counts one form against its sender. Rejects with LeadRefused when there were too many. */
export type Admit = (puzzle: LeadPuzzle) => Promise<void>;

export interface LeadLimits {
  /** Every call, whatever comes of it. */
  calls: RequestHandler;
  /** Forms that are about to be stored: those that a script sends, and those that a browser posts without one. */
  scripted: (request: Request, response: Response) => Admit;
  posted: (request: Request, response: Response) => Admit;
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
    // A /48 is what one customer of a provider gets, at most.
    ...(of ? { keyGenerator: of } : { ipv6Subnet: 48 }),
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

/** How many forms are taken. */
export function leadLimits(stores: LimitStores = createLimitStores(undefined)): LeadLimits {
  /** A puzzle costs time; thirty leave room for an office behind one address. */
  const solved = limiter(stores, { name: 'solved', minutes: 10, limit: 30 });
  /** Without one nothing costs a robot anything: few from an address, and not many from all of them together. */
  const unsolved = limiter(stores, { name: 'unsolved', minutes: 60, limit: 3 });

  const admitter = (name: string): LeadLimits['posted'] => {
    // Robots that call as scripts do must not use up what people without scripts may send.
    const unsolvedOfAll = limiter(stores, { name, minutes: 60, limit: 30, of: () => 'everybody' });
    return (request, response) => async (puzzle) => {
      if (puzzle !== 'absent') return withinLimit(solved, request, response);
      await withinLimit(unsolved, request, response);
      await withinLimit(unsolvedOfAll, request, response);
    };
  };

  return {
    calls: limiter(stores, { name: 'calls', minutes: 10, limit: 300 }),
    scripted: admitter('scripted'),
    posted: admitter('posted'),
  };
}
