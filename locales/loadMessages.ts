import type { Locale } from './locales.ts';
import type { CompiledMessages } from './serverMessages.ts';

const catalogues = import.meta.glob<CompiledMessages>('./{en,fr,de,es,it,pt}.json', { import: 'default' });

/** Fetches the compiled catalogue of the one language the visitor reads. */
export async function loadMessages(locale: Locale): Promise<CompiledMessages> {
  return (await catalogues[`./${locale}.json`]?.()) ?? {};
}
