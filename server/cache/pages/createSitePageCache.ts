import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import visitorAddress from 'proxy-addr';
import { DEFAULT_LOCALE } from '../../../locales/locales.ts';
import type { ConsentIds } from '../../../site/frame/consentTags.ts';
import type { Config } from '../../config/parseConfig.ts';
import type { VisitorKeys } from '../../http/createVisitorKeys.ts';
import { createPageBudget, type PageBudget } from '../../http/limits/createPageBudget.ts';
import { securityHeaders } from '../../http/middleware/securityHeaders.ts';
import { getRelease } from '../../observability/getRelease.ts';
import type { PageServices } from '../../pages/PageBuilder.ts';
import { createRootLocale } from '../../pages/rootLocale.ts';
import type { PageRecord } from '../PageRecord.ts';
import { createMakePage } from './createMakePage.ts';
import { createPageCache } from './createPageCache.ts';
import { createNegotiation, type Negotiation } from './negotiate.ts';
import { createPageHeaders, type GetPageHeaders } from './negotiatePage.ts';
import type { PageCache } from './PageCache.ts';
import type { PageStore } from './PageStore.ts';
import { serveCachedPage } from './serveCachedPage.ts';

/** The cache as the pages' route uses it. */
export interface CachedPages {
  cache: PageCache;
  negotiation: Negotiation;
  getPageHeaders: GetPageHeaders;
  /** Limit of uncached pages for one address. */
  budget: PageBudget;
}

export interface SitePageCache extends CachedPages {
  /** Puts the cache in front of the application. */
  wrapApplication(application: RequestListener): RequestListener;
}

interface SitePageCacheOptions {
  services: PageServices & { visitorKeys: VisitorKeys };
  log: Logger;
  /** The store shared by processes that build the same pages. */
  getPageStore: (site: string) => PageStore;
  servicesFor: (record: PageRecord) => PageServices;
}

const BYTES = 1_000_000;

const BUILT_FROM = 'dist/built-from';

/** The configured page cache; undefined without one: every page is built anew. */
export function createSitePageCache(
  config: Config,
  { services, servicesFor, log, getPageStore }: SitePageCacheOptions,
): SitePageCache | undefined {
  const { pageCacheMegabytes, gtmId, oneTrustId } = config;
  if (pageCacheMegabytes === 0) return undefined;
  const consent: ConsentIds = { gtmId, oneTrustId, release: getRelease() };
  const cache = createPageCache({
    make: createMakePage(servicesFor, consent),
    maxBytes: pageCacheMegabytes * BYTES,
    log,
    store: getPageStore(siteFingerprint(config, services)),
    budgetMs: config.contentBudgetMs,
  });
  const negotiation = createNegotiation();
  const rootLocale = createRootLocale(config, negotiation);
  const getPageHeaders = createPageHeaders(config.cdnTagHeader);
  return {
    cache,
    negotiation,
    getPageHeaders,
    budget: createPageBudget(config.uncachedPagesPerMinute),
    wrapApplication: (application) =>
      serveCachedPage(
        {
          pages: cache,
          negotiation,
          log,
          brand: config.brand.name,
          constant: constantHeaders(securityHeaders(config)),
          getPageHeaders,
          staysAtRoot: (request) => !config.landing && rootLocale(request) === DEFAULT_LOCALE,
          // The same address as Express's `request.ip`.
          getVisitorKey: (request) =>
            services.visitorKeys(
              visitorAddress(request, (_address, hop) => hop < config.trustProxy),
              request.headers['user-agent'] ?? '',
            ),
        },
        application,
      ),
  };
}

/** Identifies everything a page is made of besides content: processes with other code or settings share no page. */
function siteFingerprint(
  { production, gtmId, oneTrustId, content, dealers, brand }: Config,
  { siteUrl, forms, mapTiles }: Pick<PageServices, 'siteUrl' | 'forms' | 'mapTiles'>,
): string {
  const built = existsSync(BUILT_FROM) ? readFileSync(BUILT_FROM, 'utf8') : '';
  const services = [content?.url, dealers?.url, mapTiles('en')];
  const parts = [built, production, siteUrl, forms, gtmId, oneTrustId, services, brand];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** Headers that a middleware sets on every response; names and values in turn. */
export function constantHeaders(middleware: RequestHandler): string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  // Helmet only sets headers of the response, and reads nothing of the request.
  middleware(response.req as Request, response as Response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, `${value}`]);
}
