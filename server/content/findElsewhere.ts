import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { ContentSource } from './ContentSource.ts';
import { hasPage } from './nodes/hasPage.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

/** Translations of the page that stands at `path` in any language; see Content.elsewhere. */
export async function findElsewhere(source: ContentSource, path: string): Promise<readonly Alternate[]> {
  const index = await loadSiteIndex(source);
  const row = LOCALE_CODES.map((locale) => {
    const id = index.idAt(path, locale);
    return id === undefined ? undefined : index.translation(id, locale);
  }).find((known) => known !== undefined && hasPage(known.bundle));
  return row ? index.alternates(row.id) : [];
}
