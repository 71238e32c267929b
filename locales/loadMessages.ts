import type { Locale } from './locales.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import type { CompiledMessages } from './serverMessages.ts';

type Catalogues = Record<string, () => Promise<CompiledMessages>>;

const built: Catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  import: 'default',
});

/** Languages the console has been told of: a visit asks for its catalogue with every page. */
const warned = new Set<Locale>();

/**
 * Fetches the compiled catalogue of the one language the visitor reads. Where a build has none, English stands in,
 * and the console says so once (spec 1 §4).
 */
export async function loadMessages(locale: Locale, catalogues = built): Promise<CompiledMessages> {
  const own = catalogues[`./${locale}.json`];
  if (own) return own();
  if (!warned.has(locale)) {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log, and spec 1 §4 asks for a warning
    console.warn(`There are no texts for "${locale}" in this build: they are English.`);
  }
  warned.add(locale);
  return (await catalogues[`./${DEFAULT_LOCALE}.json`]?.()) ?? {};
}
