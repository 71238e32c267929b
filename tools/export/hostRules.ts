import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { ALIASES } from '../../locales/routes.ts';
import { homePath } from '../../locales/sitePath.ts';
import { constantHeaders } from '../../server/cache/pages/createSitePageCache.ts';
import type { Config } from '../../server/config/parseConfig.ts';
import { securityHeaders } from '../../server/http/middleware/securityHeaders.ts';
import type { ExportState } from './exportPage.ts';

/** Addresses with a version in their name. */
const NEVER_CHANGES = ['/assets/*', '/tiles/*'];

/** Headers of pages for static hosts (`_headers`), which send them with other files as well. */
export function headerRules(config: Config): string {
  const headers = constantHeaders(securityHeaders(config));
  // Files take no reports.
  const values = headers.map((text) => text.replace(/;report-uri [^;]*/, ''));
  const lines = values.flatMap((name, index) => (index % 2 ? [] : [`  ${name}: ${values[index + 1]}`]));
  const forever = NEVER_CHANGES.flatMap((path) => [
    path,
    '  cache-control: public, max-age=31536000, immutable',
  ]);
  return `${['/*', ...lines, ...forever].join('\n')}\n`;
}

/** Redirects of former route words. */
const aliasRules = (locale: Locale): string[] => {
  const home = homePath(locale).replace(/\/$/, '');
  return [...ALIASES[locale]].flatMap(([alias, word]) => {
    const [from, to] = [`${home}/${alias}`, `${home}/${word}`];
    return from === to ? [] : [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`];
  });
};

/** Redirects for static hosts (`_redirects`): one a line, the first match counts. */
export function redirectRules(redirects: ExportState['redirects']): string {
  const found = [...redirects].map(([from, { to, status }]) => `${from} ${to} ${status}`);
  const english = [`/${DEFAULT_LOCALE} / 301`, `/${DEFAULT_LOCALE}/* /:splat 301`];
  return `${[...found, ...LOCALE_CODES.flatMap(aliasRules), ...english].join('\n')}\n`;
}
