import { LOCALES, type Locale } from '../../locales/locales.ts';
import type { SiteRow } from '../content/site-index/SiteIndex.ts';
import type { Finding } from './Finding.ts';

/** One finding for each node that lacks one of the given languages, named by the first translation it has. */
export function translationFindings(rows: readonly SiteRow[], locales: readonly Locale[]): Finding[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((translations): Finding[] => {
    const [first] = translations;
    const missing = locales.filter((locale) => !translations.some((row) => row.locale === locale));
    if (!first || missing.length === 0) return [];
    const languages = missing.map((locale) => LOCALES[locale].label).join(', ');
    return [
      {
        kind: 'missing-translation',
        ...(first.path !== undefined && { page: first.path }),
        reason: `“${first.title}” is not translated into ${languages}`,
      },
    ];
  });
}
