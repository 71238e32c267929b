import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LOCALE_CODES, type Locale } from './locales.ts';

export type CompiledMessages = Record<string, MessageFormatElement[]>;

const catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  eager: true,
  import: 'default',
});

/** Every catalogue, compiled: the server speaks all languages at once. */
export const serverMessages = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, catalogues[`./${locale}.json`] ?? {}]),
) as Record<Locale, CompiledMessages>;
