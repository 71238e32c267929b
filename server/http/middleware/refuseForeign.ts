import type { RequestHandler } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';

/**
 * Rejects requests that other sites' pages cause in a colleague's browser (Fetch Metadata): images, frames, scripts
 * and forms. Links from elsewhere work, as from a ticket to a request. Other clients send no such header; a browser
 * without it, as over plain http, sends `Origin` with a POST.
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
