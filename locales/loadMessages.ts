import type { Locale } from './locales.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import type { CompiledMessages } from './serverMessages.ts';

type Catalogues = Record<string, () => Promise<CompiledMessages>>;

// What is in either part, the build finds out (tools/vite/browserMessages.ts).
const ofFrame: Catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  query: '?frame',
  import: 'default',
});
const ofBlocks: Catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  query: '?blocks',
  import: 'default',
});

/** Languages the console has been told of: a visit asks for its catalogue with every page. */
const warned = new Set<Locale>();

/** The language of the visit, which is that of its document, and its texts as far as they have come. */
let visit: { locale: Locale; messages: CompiledMessages } | undefined;

/**
 * Fetches what header, footer and all else around the blocks say in the one language the visitor reads. Where a build
 * has no such catalogue, English stands in, and the console says so once (behaviour §1.1).
 */
export async function loadMessages(locale: Locale, catalogues = ofFrame): Promise<CompiledMessages> {
  const own = catalogues[`./${locale}.json`];
  if (!own && !warned.has(locale)) {
    warned.add(locale);
    // biome-ignore lint/suspicious/noConsole: the browser has no other log, and behaviour §1.1 asks for a warning
    console.warn(`There are no texts for "${locale}" in this build: they are English.`);
  }
  const found = await (own ?? catalogues[`./${DEFAULT_LOCALE}.json`])?.();
  visit = { locale, messages: { ...found } };
  return visit.messages;
}

/** Fetches what blocks say besides, and adds it to the texts of the visit. */
export async function addBlockMessages(catalogues = ofBlocks): Promise<void> {
  if (!visit) return;
  const { locale, messages } = visit;
  const found = await (catalogues[`./${locale}.json`] ?? catalogues[`./${DEFAULT_LOCALE}.json`])?.();
  Object.assign(messages, found);
}
