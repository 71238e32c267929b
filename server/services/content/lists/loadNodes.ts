import type { Locale } from '../../../../locales/locales.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { nodeLocale } from '../nodes/parseNode.ts';
import { createLoadList, type LoadList } from './createLoadList.ts';

/** An entry with the node it was read from. */
export interface Listed<T> {
  node: ResourceReader;
  entry: T;
}

interface NodeList<T> {
  bundle: string;
  /** Fields that are read, those of relationships included; all where it does not say. */
  fields?: readonly string[];
  include: readonly string[];
  sort?: string;
  /** Undefined, reported, for an entry that cannot be shown. */
  read: (node: ResourceReader) => T | undefined;
  /** Hears of a node that has no translation; not told where that is nothing to wonder at. */
  onUntranslated?: (node: ResourceReader, locale: Locale) => void;
  /** The service sorts over all languages at once, and by the text of a date: its order is not relied on. */
  order: (one: Listed<T>, other: Listed<T>) => number;
}

/** By a moment as the service writes it, the latest first; two of one moment in an order that stays. */
export const latestFirst =
  (field: 'created' | 'changed') =>
  ({ node: one }: Listed<unknown>, { node: other }: Listed<unknown>): number =>
    (other.text(field) ?? '').localeCompare(one.text(field) ?? '') || one.id.localeCompare(other.id);

/** Common to all nodes that have a page. */
const BASE_FIELDS = ['title', 'path', 'langcode', 'drupal_internal__nid', 'sticky', 'created', 'changed'];

/** Makes the loader of a list: translated nodes only, each read once, in the order of the site (behaviour §14.3). */
export function loadNodes<T>(list: NodeList<T>): LoadList<T> {
  const { bundle, fields, include, sort, read, onUntranslated, order } = list;
  const query = [
    'page[limit]=999',
    ...(sort ? [`sort=${sort}`] : []),
    ...(fields ? [`fields[node--${bundle}]=${[...BASE_FIELDS, ...fields].join(',')}`] : []),
    ...(include.length > 0 ? [`include=${include.join(',')}`] : []),
  ];
  return createLoadList({
    of: { entity: 'node', bundle },
    path: `/jsonapi/node/${bundle}?${query.join('&')}`,
    read: (nodes, { locale }) =>
      nodes
        // In a list of another language untranslated nodes come in English (contract, Languages).
        .flatMap((node) => {
          if (nodeLocale(node) !== locale) return onUntranslated?.(node, locale) ?? [];
          const entry = read(node);
          return entry === undefined ? [] : [{ node, entry }];
        })
        .sort(order)
        .map(({ entry }) => entry),
  });
}
