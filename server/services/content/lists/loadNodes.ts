import type { Locale } from '../../../../locales/locales.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { nodeLocale } from '../nodes/parseNode.ts';
import { createLoadList, type LoadList } from './createLoadList.ts';

/** An entry with its node. */
export interface Listed<T> {
  node: ResourceReader;
  entry: T;
}

interface NodeList<T> {
  bundle: string;
  /** Requested fields, including those of relationships; default: all. */
  fields?: readonly string[];
  include: readonly string[];
  sort?: string;
  /** Undefined, reported, for an entry that cannot be shown. */
  read: (node: ResourceReader) => T | undefined;
  /** Called for a node without translation; absent where that is normal. */
  onUntranslated?: (node: ResourceReader, locale: Locale) => void;
  /** The service sorts over all languages at once, and by the text of a date: its order is not relied on. */
  order: (one: Listed<T>, other: Listed<T>) => number;
}

/** By datetime, the latest first; a stable order for equal ones. */
export const latestFirst =
  (field: 'created' | 'changed') =>
  ({ node: one }: Listed<unknown>, { node: other }: Listed<unknown>): number =>
    (other.text(field) ?? '').localeCompare(one.text(field) ?? '') || one.id.localeCompare(other.id);

/** Fields of all nodes with a page. */
const BASE_FIELDS = ['title', 'path', 'langcode', 'drupal_internal__nid', 'sticky', 'created', 'changed'];

/**
 * Creates the loader of a list of nodes: translated nodes only, each parsed once, in the site's order (behaviour
 * §14.3).
 */
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
