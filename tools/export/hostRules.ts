import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { ALIASES } from '../../locales/routes.ts';
import { homePath } from '../../locales/sitePath.ts';
import { constantHeaders } from '../../server/cache/pages/constantHeaders.ts';
import type { Config } from '../../server/config/parseConfig.ts';
import { securityHeaders } from '../../server/http/middleware/securityHeaders.ts';
import type { ExportState } from './exportPage.ts';

/** What its name tells from every other version of it. */
const NEVER_CHANGES = ['/assets/*', '/tiles/*'];

/**
 * Headers that the server sends with every page, as static hosts read them from a file `_headers`: they send them with
 * parts of pages as well.
 */
export function headerRules(config: Config): string {
  const headers = constantHeaders(securityHeaders(config));
  const lines = headers.flatMap((name, index) => (index % 2 ? [] : [`  ${name}: ${headers[index + 1]}`]));
  const forever = NEVER_CHANGES.flatMap((path) => [
    path,
    '  cache-control: public, max-age=31536000, immutable',
  ]);
  return `${['/*', ...lines, ...forever].join('\n')}\n`;
}

/** Other words of an address that lead to the one that counts. */
const aliasRules = (locale: Locale): string[] => {
  const home = homePath(locale).replace(/\/$/, '');
  return [...ALIASES[locale]].flatMap(([alias, word]) => {
    const [from, to] = [`${home}/${alias}`, `${home}/${word}`];
    return from === to ? [] : [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`];
  });
};

/** Redirects as static hosts read them from a file `_redirects`: one a line, the first that fits counts. */
export function redirectRules(redirects: ExportState['redirects']): string {
  const found = [...redirects].map(([from, { to, status }]) => `${from} ${to} ${status}`);
  const english = [`/${DEFAULT_LOCALE} / 301`, `/${DEFAULT_LOCALE}/* /:splat 301`];
  return `${[...found, ...LOCALE_CODES.flatMap(aliasRules), ...english].join('\n')}\n`;
}
