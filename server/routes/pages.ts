import type { Request, RequestHandler, Response } from 'express';
import { parsePath } from '../../locales/parsePath.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { createPageRecord, type PageRecord } from '../cache/PageRecord.ts';
import type { CachedPage } from '../cache/pages/CachedPage.ts';
import type { CachedPages } from '../cache/pages/createSitePageCache.ts';
import { negotiatePage } from '../cache/pages/negotiatePage.ts';
import { parseNavigation, parseTarget } from '../cache/pages/PageTarget.ts';
import type { Config } from '../config/parseConfig.ts';
import { allowStyles } from '../http/middleware/allowStyles.ts';
import type { GeocoderLimit } from '../http/middleware/geocoderLimit.ts';
import { withQuery } from '../http/withQuery.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { buildPage } from '../pages/buildPage.ts';
import { foreignQuery } from '../pages/knownQuery.ts';
import { normalizePath } from '../pages/normalizePath.ts';
import type { PageRedirect, PageServices } from '../pages/PageBuilder.ts';
import { renderRedirect } from '../pages/renderHtml.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';
import { sendPage } from './sendPage.ts';

interface PagesOptions {
  /** The services for one page, with its record. */
  servicesFor: (record: PageRecord) => PageServices;
  /** How long to wait for one answer of a service (ms). */
  budgetMs: number;
  landing: Config['landing'];
  consent: ConsentIds;
  /** For searches of one visitor. */
  geocoder: Geocoder;
  geocoderLimit: GeocoderLimit;
  /** Undefined builds every page anew. */
  cachedPages?: CachedPages | undefined;
}

const queryIn = (url: string): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'));

/** The query parameters that the site does not read. */
const foreignAddress = (pathname: string, url: string): string => {
  const parsed = parsePath(pathname);
  return parsed.type === 'route' ? `?${foreignQuery(parsed.name, queryIn(url))}` : '';
};

const sendRedirect = async (
  request: Request,
  response: Response,
  { status, location, isComplete }: Omit<PageRedirect, 'type'>,
): Promise<void> => {
  const { pathname, isNavigation } = parseNavigation(request.path);
  const { originalUrl } = request;
  const target = withQuery(location, isComplete ? foreignAddress(pathname, originalUrl) : originalUrl);
  if (!isNavigation) return response.redirect(status, target);
  const { body, contentType } = renderRedirect(target);
  response.set('Cache-Control', 'no-store').type(contentType).send(body);
};

/** Every page of the site: from the cache, or else get the content, validate the page JSON, render it; send it. */
export function pages(options: PagesOptions): RequestHandler {
  const { landing, consent, geocoder, geocoderLimit, cachedPages, servicesFor, budgetMs } = options;

  const answerForAll = async (request: Request, response: Response, cached: CachedPages) => {
    const { cache, negotiation, budget } = cached;
    const target = parseTarget(request, negotiation);
    const context = currentRequest();
    if (context) context.page = 'bypass';
    if (!target) return false;
    const { state, page } = await cache.fetch(target, { admit: () => budget.take(request) });
    if ('location' in page) await sendRedirect(request, response, page);
    else {
      if (context) Object.assign(context, { page: state, route: page.route, locale: page.locale });
      sendCachedPage(request, response, page, cached);
    }
    return true;
  };

  return async (request, response) => {
    const { pathname } = parseNavigation(request.path);
    if (landing && pathname === '/') {
      return sendRedirect(request, response, { ...landing, location: landing.path });
    }
    const spelled = normalizePath(pathname);
    if (spelled !== undefined && spelled !== pathname) {
      return sendRedirect(request, response, { status: 301, location: spelled });
    }
    if (cachedPages && (await answerForAll(request, response, cachedPages))) return;
    cachedPages?.budget.take(request);
    const counted = geocoderLimit.forPage(geocoder, request, response);
    const services = servicesFor(createPageRecord(budgetMs));
    const page = await buildPage(pathname, queryIn(request.originalUrl), services, counted);
    if ('location' in page) return sendRedirect(request, response, page);
    return sendPage(request, response, page, consent);
  };
}

/** Sends a cached or cacheable page: compressed, with the same headers for every visitor. */
function sendCachedPage(
  request: Request,
  response: Response,
  page: CachedPage,
  { cache: { getBody }, negotiation: { negotiateEncoding }, getPageHeaders }: CachedPages,
): void {
  const { status, headers, body } = negotiatePage(request, page, {
    negotiateEncoding,
    getBody,
    getHeaders: getPageHeaders,
  });
  if (page.styleHash) allowStyles(response, page.styleHash);
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  response.statusCode = status;
  response.end(body);
}
