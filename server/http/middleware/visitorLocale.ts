import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE } from '../../../locales/locales.ts';
import { homePath } from '../../../locales/sitePath.ts';
import { createNegotiation } from '../../cache/pages/negotiate.ts';
import type { Config } from '../../config/parseConfig.ts';
import { createRootLocale, ROOT_VARY } from '../../pages/rootLocale.ts';
import { withQuery } from '../withQuery.ts';

/**
 * Redirects a visitor of `/` to the home page of their language (createRootLocale). No other address depends on the
 * visitor.
 */
export function visitorLocale(
  config: Pick<Config, 'localeDomains' | 'trustProxy' | 'brand'>,
): RequestHandler {
  const rootLocale = createRootLocale(config, createNegotiation());
  return (request, response, next) => {
    if (request.path !== '/') return next();
    response.vary(ROOT_VARY);
    const locale = rootLocale(request);
    if (locale === DEFAULT_LOCALE) return next();
    const home = withQuery(homePath(locale), request.originalUrl);
    return response.set('Cache-Control', 'no-store').redirect(302, home);
  };
}
