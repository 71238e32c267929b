import type { IncomingMessage } from 'node:http';
import { DEFAULT_LOCALE } from '../../locales/locales.ts';
import type { Config } from '../config.ts';
import { savedLocale } from '../middleware/visitorLocale.ts';
import type { Negotiation } from './negotiate.ts';

/**
 * Makes the quick half of visitorLocale: true where it would certainly leave a visitor at `/`. Where that takes a look at
 * the host, which proxies may name in another header, it is left to visitorLocale itself.
 */
export function staysAtRoot(
  { landing, localeDomains }: Pick<Config, 'landing' | 'localeDomains'>,
  { formOf, localeOf }: Pick<Negotiation, 'formOf' | 'localeOf'>,
): (request: IncomingMessage) => boolean {
  return ({ headers }) => {
    if (landing) return false;
    if (formOf(headers.accept) === 'json') return true;
    const site = headers['sec-fetch-site'];
    if (site === 'same-origin') return true;
    if (site === undefined && headers.referer !== undefined) return false;
    const saved = savedLocale(headers.cookie);
    if (saved !== undefined) return saved === DEFAULT_LOCALE;
    return localeDomains.size === 0 && localeOf(headers['accept-language']) === DEFAULT_LOCALE;
  };
}
