import type { Request, RequestHandler } from 'express';
import { homePath } from '../../locales/homePath.ts';
import { LOCALE_COOKIE } from '../../locales/localeCookie.ts';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import type { Config } from '../config.ts';
import { withQuery } from '../withQuery.ts';

/**
 * Takes a visitor who comes to `/` to the home page of their language: the one they chose before (cookie), else that
 * of the domain, else what their browser asks for, else English (spec 1 §4). No other address ever changes language,
 * and neither does `/` for someone who comes from a page of the site: there it is the English home, asked for by a
 * click (docs/decisions/2026-11-21-language-at-the-root.md).
 */
export function visitorLocale({ localeDomains }: Pick<Config, 'localeDomains'>): RequestHandler {
  return (request, response, next) => {
    if (request.path !== '/') return next();
    response.vary('Cookie, Accept-Language, Sec-Fetch-Site');
    if (request.accepts(['html', 'json']) === 'json' || comesFromHere(request)) return next();
    const locale =
      savedLocale(request.get('cookie')) ?? localeDomains.get(request.hostname) ?? acceptedLocale(request);
    if (locale === DEFAULT_LOCALE) return next();
    const home = withQuery(homePath(locale), request.originalUrl);
    return response.set('Cache-Control', 'no-store').redirect(302, home);
  };
}

/** Browsers say where a request comes from over https alone; over http its Referer must do. */
function comesFromHere(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const referer = URL.parse(request.get('referer') ?? '');
  return referer !== null && referer.host === request.host;
}

/** What a Cookie header says, as long as it is a language of the site. */
export function savedLocale(cookies = ''): Locale | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === LOCALE_COOKIE)
    .map(([, value]) => value ?? '')
    .find(isLocale);
}

/** Without the header, as with search engines, every language is as welcome: the first one is English. */
function acceptedLocale(request: Request): Locale {
  const accepted = request.acceptsLanguages([...LOCALE_CODES]);
  return accepted && isLocale(accepted) ? accepted : DEFAULT_LOCALE;
}
