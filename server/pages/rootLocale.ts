import type { IncomingMessage } from 'node:http';
import { LOCALE_COOKIE } from '../../locales/localeCookie.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locales.ts';
import type { Negotiation } from '../cache/pages/negotiate.ts';
import type { PageTarget } from '../cache/pages/PageTarget.ts';
import type { Config } from '../config/parseConfig.ts';

/** The headers that decide which language `/` leads to: caches tell answers apart by them. */
export const ROOT_VARY = 'Cookie, Accept-Language, Sec-Fetch-Site';

/** Whether a visitor may be led to another language at this address. Data of a navigation is asked for by a click. */
export const isRootPage = ({ path, as }: Pick<PageTarget, 'path' | 'as'>): boolean =>
  path === '/' && as !== 'data';

/**
 * Makes the rule for `/`: the language whose home a visitor gets there. The one they chose before (cookie), else that of
 * the domain, else what their browser asks for, else English (behaviour §1.5). Who comes from a page of the site, or
 * asks for JSON, gets the English home: it was asked for by a click
 * (docs/decisions/2026-11-21-language-at-the-root.md).
 */
export function createRootLocale(
  { localeDomains, trustProxy }: Pick<Config, 'localeDomains' | 'trustProxy'>,
  { negotiateFormat, negotiateLocale }: Pick<Negotiation, 'negotiateFormat' | 'negotiateLocale'>,
): (request: Pick<IncomingMessage, 'headers'>) => Locale {
  /** As Express has it: a trusted proxy says by which name it was asked. */
  const getHost = ({ host, 'x-forwarded-host': forwarded }: IncomingMessage['headers']): string => {
    const said = trustProxy > 0 && forwarded !== undefined ? `${forwarded}`.split(',', 1)[0] : host;
    return said?.trim() ?? '';
  };
  return ({ headers }) => {
    if (negotiateFormat(headers.accept) === 'json' || comesFromHere(headers, getHost(headers)))
      return DEFAULT_LOCALE;
    const hostname = getHost(headers).replace(/:\d+$/, '');
    return (
      savedLocale(headers.cookie) ??
      localeDomains.get(hostname) ??
      negotiateLocale(headers['accept-language'])
    );
  };
}

/** Browsers say where a request comes from over https alone; over http its Referer must do. */
function comesFromHere(headers: IncomingMessage['headers'], host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === host;
}

/** What a Cookie header says, as long as it is a language of the site. */
function savedLocale(cookies = ''): Locale | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === LOCALE_COOKIE)
    .map(([, value]) => value ?? '')
    .find(isLocale);
}
