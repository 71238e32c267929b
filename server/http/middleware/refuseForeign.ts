import type { RequestHandler } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';

/**
 * Refuses what pages of other sites have a colleague's browser ask for (Fetch Metadata): pictures, frames, scripts and
 * forms. Links from elsewhere work, as from a ticket to a request. Whatever is no browser sends no such header; a
 * browser that sends none, as over plain http to another machine, names its page in `Origin` when it posts.
 */
export const refuseForeign: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isLink =
    /^(GET|HEAD)$/.test(request.method) &&
    request.get('sec-fetch-mode') === 'navigate' &&
    request.get('sec-fetch-dest') === 'document';
  const isForeign =
    site === undefined
      ? origin !== undefined && URL.parse(origin)?.host !== request.host
      : site !== 'same-origin' && site !== 'none' && !isLink;
  if (!isForeign) return next();
  currentRequest()?.log.warn(
    { event: 'admin-refused', site: site ?? 'origin' },
    'Another site asked the admin port',
  );
  return response.status(403).type('text').send('Not for pages of other sites.\n');
};
