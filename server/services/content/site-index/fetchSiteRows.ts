import { bulkhead } from 'cockatiel';
import { DEFAULT_LOCALE, type Locale } from '../../../../locales/locales.ts';
import type { ContentEvent } from '../ContentEvent.ts';
import type { ContentSource } from '../ContentSource.ts';
import { cleanText } from '../cleanText.ts';
import { isNeutral, pageLocale } from '../contentLocale.ts';
import type { RawResource } from '../jsonapi/parseDocument.ts';
import { toEditedEntity } from '../jsonapi/toEditedEntity.ts';
import { loadOptionalList } from '../loadOptionalList.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';
import { lookUpPath } from '../router/lookUpPath.ts';
import { contentPath, nodeAlias } from './contentPath.ts';
import type { SiteRow } from './createSiteIndex.ts';
import { findAddressFault } from './findAddressFault.ts';

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
    source.locales.flatMap((locale) =>
      bundles.map((bundle) =>
        limit.execute(async () => {
          const { data } = await loadOptionalList(source, locale, urlListPath(bundle), bundle);
          return data.flatMap((resource) => parseSiteRow(source, resource, locale, homeId) ?? []);
        }),
      ),
    ),
  );
  return rows.flat();
}

export const urlListPath = (bundle: string): string =>
  `/jsonapi/node/${bundle}?page[limit]=9999&fields[node--${bundle}]=title,path,langcode,drupal_internal__nid,changed`;

/**
 * A row of a URL list; undefined, reported, without title or number, and for a node in another language. A node whose
 * address the site cannot show is reported, and has no path.
 */
export function parseSiteRow(
  { client, report }: ContentSource,
  { id, type, attributes }: RawResource,
  locale: Locale,
  homeId?: string,
): SiteRow | undefined {
  const { title, langcode, drupal_internal__nid: nid, path, changed } = attributes;
  if (typeof langcode !== 'string' || pageLocale(langcode) !== locale) return undefined;
  const entity = toEditedEntity({ type, attributes }, client.editUrl);
  const tell = (event: ContentEvent['event'], reason: string) =>
    report({ event, reason, resource: type, id, ...(entity && { entity }) });
  if (typeof title !== 'string' || typeof nid !== 'number') {
    return void tell('field-invalid', 'A page has no title or no number; it is not shown');
  }
  if (isNeutral(langcode)) {
    const reason = `“${title}” has no language; its page is in English, and no other language has it`;
    tell('language-missing', reason);
  }
  const alias = id === homeId ? '/' : nodeAlias(path);
  const address = alias?.isWellFormed() ? contentPath(alias, locale) : undefined;
  // A lone surrogate cannot be part of a URL.
  const fault =
    alias === undefined || alias === '/'
      ? undefined
      : address === undefined
        ? 'it has a character that is none'
        : findAddressFault(address, locale);
  if (fault) tell('address-hidden', `“${title}” is not shown at ${alias?.toWellFormed()}: ${fault}`);
  return {
    id,
    nid,
    bundle: type.slice('node--'.length),
    locale,
    title: cleanText(title),
    ...(typeof changed === 'string' && !Number.isNaN(Date.parse(changed)) && { changed }),
    ...(alias !== undefined && address !== undefined && { alias }),
    ...(fault ? { fault } : address !== undefined && { path: address }),
  };
}
