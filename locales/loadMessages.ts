import type { Locale } from './locales.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import type { CompiledMessages } from './serverMessages.ts';

type Catalogues = Record<string, () => Promise<CompiledMessages>>;

// The build splits the catalogues into these two parts (tools/vite/browserMessages.ts).
const ofFrame: Catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  query: '?frame',
  import: 'default',
});
const ofBlocks: Catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', {
  query: '?blocks',
  import: 'default',
});

/** Languages whose missing catalogue was reported in the console already. */
const warned = new Set<Locale>();

/** Language of the document, and its messages as far as they have been loaded. */
let visit: { locale: Locale; messages: CompiledMessages; own: object } | undefined;

/**
 * Loads the messages of header, footer and everything else around the blocks, in one language. Falls back to English
 * where the build has no catalogue of the language, with one warning in the console (behaviour §1.1).
 *
 * @param own compiled messages of the brand, which replace those of the site.
 */
export async function loadMessages(
  locale: Locale,
  own: object = {},
  catalogues = ofFrame,
): Promise<CompiledMessages> {
  const catalogue = catalogues[`./${locale}.json`];
  if (!catalogue && !warned.has(locale)) {
    warned.add(locale);
    // biome-ignore lint/suspicious/noConsole: the browser has no other log, and behaviour §1.1 asks for a warning
    console.warn(`There are no texts for "${locale}" in this build: they are English.`);
  }
  const found = await (catalogue ?? catalogues[`./${DEFAULT_LOCALE}.json`])?.();
  visit = { locale, messages: { ...found, ...own }, own };
  return visit.messages;
}

/** Loads the messages of blocks and adds them to those of the document. */
export async function addBlockMessages(catalogues = ofBlocks): Promise<void> {
  if (!visit) return;
  const { locale, messages, own } = visit;
  const found = await (catalogues[`./${locale}.json`] ?? catalogues[`./${DEFAULT_LOCALE}.json`])?.();
  Object.assign(messages, found, own);
}
