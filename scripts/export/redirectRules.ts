import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import table from '../../locales/routes.json' with { type: 'json' };
import { homePath } from '../../locales/sitePath.ts';
import type { ExportState } from './exportPage.ts';

const WORDS = new Map(Object.entries(table.words));

const wordIn = (locale: Locale, english: string): string =>
  locale === 'en' ? english : (WORDS.get(english)?.[locale] ?? english);

/** Other words of an address that lead to the one that counts. */
const aliasRules = (locale: Locale): string[] => {
  const home = homePath(locale).replace(/\/$/, '');
  return Object.entries(table.aliases[locale]).flatMap(([alias, english]) => {
    const [from, to] = [`${home}/${alias}`, `${home}/${wordIn(locale, english)}`];
    return from === to ? [] : [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`];
  });
};

/** Redirects as static hosts read them from a file `_redirects`: one a line, the first that fits counts. */
export function redirectRules(redirects: ExportState['redirects']): string {
  const found = [...redirects].map(([from, { to, status }]) => `${from} ${to} ${status}`);
  const english = [`/${DEFAULT_LOCALE} / 301`, `/${DEFAULT_LOCALE}/* /:splat 301`];
  return `${[...found, ...LOCALE_CODES.flatMap(aliasRules), ...english].join('\n')}\n`;
}
