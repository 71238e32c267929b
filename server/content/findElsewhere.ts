import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { ContentSource } from './ContentSource.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

/** Translations of the page that stands at `path` in any language; see Content.elsewhere. */
export async function findElsewhere(source: ContentSource, path: string): Promise<readonly Alternate[]> {
  const index = await loadSiteIndex(source);
  const id = LOCALE_CODES.map((locale) => index.idAt(path, locale)).find((known) => known !== undefined);
  return id === undefined ? [] : index.alternates(id);
}
