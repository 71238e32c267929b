import { bulkhead } from 'cockatiel';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { ContentSource } from '../ContentSource.ts';
import { cleanText } from '../cleanText.ts';
import { contentLocale } from '../contentLocale.ts';
import type { RawResource } from '../jsonapi/parseDocument.ts';
import { loadOptionalList } from '../loadOptionalList.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';
import { lookUpPath } from '../router/lookUpPath.ts';
import { contentPath, nodeAlias } from './contentPath.ts';
import type { SiteRow } from './createSiteIndex.ts';

/** More would take all workers of a small PHP server. */
const AT_ONCE = 8;

/**
 * Loads the URL lists of all bundles in all languages, several at a time.
 *
 * A list contains every node whatever its language, so only rows in the requested language are translations.
 */
export async function fetchSiteRows(source: ContentSource): Promise<SiteRow[]> {
  const home = await lookUpPath(source.client, DEFAULT_LOCALE, '/');
  const homeId = home?.type === 'node' ? home.id : undefined;
  const bundles = Object.keys(nodeTypes);
  const limit = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);
  const rows = await Promise.all(
    LOCALE_CODES.flatMap((locale) =>
      bundles.map((bundle) =>
        limit.execute(async () => {
          const { data } = await loadOptionalList(source, locale, urlListPath(bundle), bundle);
          return data.flatMap((resource) => parseSiteRow(resource, locale, homeId) ?? []);
        }),
      ),
    ),
  );
  return rows.flat();
}

export const urlListPath = (bundle: string): string =>
  `/jsonapi/node/${bundle}?page[limit]=9999&fields[node--${bundle}]=title,path,langcode,drupal_internal__nid,changed`;

/** An invalid row is left out: links to it are then reported one by one. */
export function parseSiteRow(
  { id, type, attributes }: RawResource,
  locale: Locale,
  homeId?: string,
): SiteRow | undefined {
  const { title, langcode, drupal_internal__nid: nid, path, changed } = attributes;
  if (typeof langcode !== 'string' || contentLocale(langcode) !== locale) return undefined;
  if (typeof title !== 'string' || typeof nid !== 'number') return undefined;
  const written = nodeAlias(path);
  // A lone surrogate cannot be part of a URL.
  const alias = id === homeId ? '/' : written?.isWellFormed() ? written : undefined;
  return {
    id,
    nid,
    bundle: type.slice('node--'.length),
    locale,
    title: cleanText(title),
    ...(typeof changed === 'string' && !Number.isNaN(Date.parse(changed)) && { changed }),
    ...(alias !== undefined && { alias, path: contentPath(alias, locale) }),
  };
}
