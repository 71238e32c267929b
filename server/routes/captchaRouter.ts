import { type Response, Router } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { limitKey } from '../http/limits/createLimitStores.ts';
import { currentRequest, requestIdHeader } from '../observability/requestContext.ts';
import { OUR_CAPTCHA_PATH } from '../services/captcha/startCaptcha.ts';
import type { Upstream } from '../services/upstream/createUpstream.ts';
import { fetchJson } from '../services/upstream/fetchJson.ts';

/** Of one address in a minute: enough for an office that fills in forms all day. */
const PUZZLES_PER_MINUTE = 60;

interface CaptchaRouterOptions {
  /** URL of the embedded captcha service's puzzles. */
  url: string;
  upstream: Upstream;
  /** Store of the limit. */
  store: Store;
}

/** The widget reads the first error; it knows few codes. */
const refuse = (response: Response, status: number, error: string) =>
  void response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ errors: [error] });

/**
 * GET /api/puzzle?sitekey= returns a puzzle of the embedded captcha service, with the visitor's address for its
 * difficulty.
 */
export function captchaRouter({ url, upstream, store }: CaptchaRouterOptions): Router {
  const limit = rateLimit({
    store,
    keyGenerator: limitKey,
    windowMs: 60_000,
    limit: PUZZLES_PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // The nearest of the two codes for which the widget has a message.
    handler: (_request, response) => refuse(response, 429, 'account_usage_limit_reached'),
  });

  return Router({ strict: true, caseSensitive: true }).get(
    OUR_CAPTCHA_PATH,
    limit,
    async (request, response) => {
      const { sitekey } = request.query;
      if (typeof sitekey !== 'string') return refuse(response, 400, 'sitekey_missing');
      const address = new URL(`${url}?${new URLSearchParams({ sitekey })}`);
      const answer = await fetchJson(upstream, {
        who: 'The embedded puzzle server',
        address,
        shown: address.pathname,
        headers: { ...requestIdHeader(), 'X-Forwarded-For': request.ip ?? 'unknown' },
        answers: [200, 400],
        maxMegabytes: 0.1,
      });
      if ('error' in answer) {
        const message = 'A visitor could not get a puzzle';
        currentRequest()?.log.error({ event: 'captcha-failed', err: answer.error }, message);
        return refuse(response, 503, 'puzzle_unavailable');
      }
      response.status(answer.status).set('Cache-Control', 'no-store').json(answer.body);
    },
  );
}
