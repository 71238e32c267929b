import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locales.ts';

export type CompiledMessages = Record<string, MessageFormatElement[]>;

const catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  eager: true,
  import: 'default',
});

const english = catalogues[`./${DEFAULT_LOCALE}.json`] ?? {};

/**
 * Every catalogue, compiled. A language without one falls back to English, with a warning at start
 * (server/cluster/startSite.ts).
 */
export const serverMessages = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, catalogues[`./${locale}.json`] ?? english]),
) as Record<Locale, CompiledMessages>;
