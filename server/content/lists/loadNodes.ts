import type { Locale } from '../../../locales/locales.ts';
import { type ContentSource, readContext } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { readResources } from '../jsonapi/ResourceReader.ts';
import { nodeLocale } from '../nodes/readNode.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { createReadOnce } from './createReadOnce.ts';

/** A list of nodes of one bundle as the pages of a language need it. */
export type LoadNodes<T> = (source: ContentSource, locale: Locale) => Promise<readonly T[]>;

/** An entry with the node it was read from. */
export interface Listed<T> {
  node: ResourceReader;
  entry: T;
}

interface NodeList<T> {
  bundle: string;
  /** Fields that are read, those of relationships included. */
  fields: readonly string[];
  include: readonly string[];
  sort: string;
  /** Undefined, reported, for an entry that cannot be shown. */
  read: (node: ResourceReader) => T | undefined;
  /** The service sorts over all languages at once, and by the text of a date: its order is not relied on. */
  order: (one: Listed<T>, other: Listed<T>) => number;
}

/** Common to all nodes that have a page. */
const BASE_FIELDS = ['title', 'path', 'langcode', 'drupal_internal__nid', 'sticky', 'created', 'changed'];

/** Makes the loader of a list: translated nodes only, each read once, in the order of the site (spec 1 §7). */
export function loadNodes<T>({ bundle, fields, include, sort, read, order }: NodeList<T>): LoadNodes<T> {
  const readOnce = createReadOnce<readonly T[]>();
  const wanted = [...BASE_FIELDS, ...fields].join(',');
  const path = `/jsonapi/node/${bundle}?page[limit]=999&sort=${sort}&fields[node--${bundle}]=${wanted}&include=${include.join(',')}`;
  return async (source, locale) => {
    const { client } = source;
    const [document, index] = await Promise.all([
      client.cached(locale, path, EXPIRY_SECONDS.list, () => client.list(locale, path)),
      loadSiteIndex(source),
    ]);
    return readOnce(document, index, () =>
      readResources(document, readContext(source, document, index, locale, { englishFirst: false }))
        // In a list of another language untranslated nodes come in English (contract, Languages).
        .filter((node) => nodeLocale(node) === locale)
        .flatMap((node) => {
          const entry = read(node);
          return entry === undefined ? [] : [{ node, entry }];
        })
        .sort(order)
        .map(({ entry }) => entry),
    );
  };
}
