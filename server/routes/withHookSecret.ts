import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { createAuthFailureLimit } from '../http/limits/createAuthFailureLimit.ts';
import { limitKey } from '../http/limits/createLimitStores.ts';
import { currentRequest } from '../observability/requestContext.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets requests through that carry the secret of hooks. Constant-time comparison. After ten failures of an IP address, none
 * of its secrets is compared for the rest of ten minutes.
 *
 * @param getSecret what the request carries; default: a bearer token.
 */
export function withHookSecret(
  secret: string,
  getSecret: (request: Request) => string = getBearer,
): RequestHandler {
  const expected = digest(secret);
  const authFailures = createAuthFailureLimit();
  return (request, response, next) => {
    const visitor = limitKey(request);
    const seconds = authFailures.secondsLeft(visitor);
    if (seconds > 0) {
      response.status(429).set('Retry-After', String(seconds)).json({ message: 'Too many wrong secrets' });
      return;
    }
    if (timingSafeEqual(digest(getSecret(request)), expected)) return next();
    authFailures.count(visitor);
    currentRequest()?.log.warn(
      { event: 'purge-refused' },
      'A call of a webhook without the right secret was refused',
    );
    response
      .status(401)
      .set('WWW-Authenticate', 'Bearer')
      .json({ message: 'The secret is missing or wrong' });
  };
}

/** The token of `Authorization: Bearer …`; empty without one. */
export const getBearer = (request: Request): string =>
  /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
