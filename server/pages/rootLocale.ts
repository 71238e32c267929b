import type { IncomingMessage } from 'node:http';
import { LOCALE_COOKIE } from '../../locales/localeCookie.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locales.ts';
import type { Negotiation } from '../cache/pages/negotiate.ts';
import type { Config } from '../config/parseConfig.ts';
import { getRequestHost } from '../http/createHostSwitch.ts';

/** Headers that decide the language of `/`: caches must vary by them. */
export const ROOT_VARY = 'Cookie, Accept-Language, Sec-Fetch-Site';

/**
 * Creates the rule for `/`: the language of its home page. The saved one (cookie), else that of the domain, else the
 * browser's, else English (behaviour §1.5). A request from a page of the site, or for JSON, gets the English home: it
 * comes from a click (docs/decisions/2026-11-21-language-at-the-root.md).
 */
export function createRootLocale(
  { localeDomains, trustProxy, brand }: Pick<Config, 'localeDomains' | 'trustProxy' | 'brand'>,
  { negotiateFormat, negotiateLocale }: Pick<Negotiation, 'negotiateFormat' | 'negotiateLocale'>,
): (request: Pick<IncomingMessage, 'headers'>) => Locale {
  const isOwn = (locale: Locale | undefined) => locale !== undefined && brand.languages.includes(locale);
  return (request) => {
    const { headers } = request;
    const host = getRequestHost(request, trustProxy);
    if (negotiateFormat(headers.accept) === 'json' || comesFromHere(headers, host)) return DEFAULT_LOCALE;
    const wishes = [
      savedLocale(headers.cookie),
      localeDomains.get(host.replace(/:\d+$/, '')),
      negotiateLocale(headers['accept-language']),
    ];
    return wishes.find(isOwn) ?? DEFAULT_LOCALE;
  };
}

/** Browsers send Sec-Fetch-Site only over https; over http the Referer is used. */
function comesFromHere(headers: IncomingMessage['headers'], host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === host;
}

/** The language in a Cookie header, if it is one of the site. */
function savedLocale(cookies = ''): Locale | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === LOCALE_COOKIE)
    .map(([, value]) => value ?? '')
    .find(isLocale);
}
