import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { nodeLocale } from '../nodes/readNode.ts';
import { createLoadList, type LoadList } from './createLoadList.ts';

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
export function loadNodes<T>({ bundle, fields, include, sort, read, order }: NodeList<T>): LoadList<T> {
  const wanted = [...BASE_FIELDS, ...fields].join(',');
  return createLoadList({
    path: `/jsonapi/node/${bundle}?page[limit]=999&sort=${sort}&fields[node--${bundle}]=${wanted}&include=${include.join(',')}`,
    read: (nodes, { locale }) =>
      nodes
        // In a list of another language untranslated nodes come in English (contract, Languages).
        .filter((node) => nodeLocale(node) === locale)
        .flatMap((node) => {
          const entry = read(node);
          return entry === undefined ? [] : [{ node, entry }];
        })
        .sort(order)
        .map(({ entry }) => entry),
  });
}
