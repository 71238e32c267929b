import type { RawResource } from '../jsonapi/parseDocument.ts';

/** A cache tag of one node: Drupal's by its number, the site's by its UUID. */
export type NodeName = `node:${number}` | `content:node:${string}`;

const isNodeName = (tag: string): tag is NodeName => /^(node:\d+|content:node:[\w-]+)$/.test(tag);

/** The nodes among purged tags. A node named in both ways counts once: by its number. */
export function namedNodes(tags: ReadonlySet<string>): NodeName[] {
  const names = [...tags].filter(isNodeName);
  const numbers = names.filter((name) => name.startsWith('node:'));
  return numbers.length > 0 ? numbers : names;
}

/** Both tags of a node in a list. */
export const nodeNames = ({ id, attributes }: Pick<RawResource, 'id' | 'attributes'>): NodeName[] => {
  const number = attributes.drupal_internal__nid;
  return [...(typeof number === 'number' ? [`node:${number}` as const] : []), `content:node:${id}`];
};

/** The JSON:API filter that finds a node by its tag. */
export const nodeFilter = (name: NodeName): string =>
  name.startsWith('node:')
    ? `filter[drupal_internal__nid]=${name.slice('node:'.length)}`
    : `filter[id]=${name.slice('content:node:'.length)}`;
