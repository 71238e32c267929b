import type { Locale } from '../../../../locales/locales.ts';
import type { Outdated } from '../../../cache/data/DataCache.ts';
import { EVERYTHING } from '../../../cache/purge/matchPurge.ts';
import type { ContentClient } from '../client/createContentClient.ts';
import {
  type Document,
  parseDocument,
  parseIdentifier,
  type RawResource,
  resourceTags,
} from '../jsonapi/parseDocument.ts';
import { type NodeName, namedNodes, nodeFilter, nodeNames } from './namedNodes.ts';

/** With more nodes, loading the whole list is cheaper. */
const MAX_NODES = 3;

interface NodeList {
  client: ContentClient;
  locale: Locale;
  bundle: string;
  /** JSON:API path of the list with its query. */
  path: string;
}

/**
 * Updates a list of nodes after a purge: requests the purged nodes, or those that refer to purged entities. Where only
 * the list was purged, the fifty that changed last are requested.
 *
 * @returns undefined when the list has to be loaded as a whole.
 */
export async function updateNodeList(
  { client, locale, bundle, path }: NodeList,
  { value: before, purgedBy }: Outdated<Document>,
): Promise<Document | undefined> {
  if (purgedBy.size === 0 || purgedBy.has(EVERYTHING)) return undefined;
  const isListNamed = purgedBy.has(`node_list:${bundle}`) || purgedBy.has(`content:list:${bundle}`);
  const affected = getAffectedRows(before, purgedBy).flatMap((row) => nodeNames(row).slice(0, 1));
  const known = new Set(before.data.flatMap(nodeNames));
  const added = isListNamed ? namedNodes(purgedBy).filter((name) => !known.has(name)) : [];
  const names = [...new Set([...affected, ...added])];
  if (names.length > MAX_NODES) return undefined;
  if (names.length === 0) return isListNamed ? withLatest(client, locale, path, before) : undefined;
  const parts = await Promise.all(names.map((name) => client.list(locale, `${path}&${nodeFilter(name)}`)));
  return merge(before, new Set(names), parts);
}

async function withLatest(client: ContentClient, locale: Locale, path: string, before: Document) {
  const latest = await client.get(locale, `${path.replace(/&sort=[^&]*/, '')}&sort=-changed`, parseDocument);
  return latest.found
    ? merge(before, new Set(latest.value.data.flatMap(nodeNames)), [latest.value])
    : undefined;
}

/** Rows that carry one of the tags, or refer to a resource with one, over any number of references. */
function getAffectedRows({ data, included }: Document, named: ReadonlySet<string>): RawResource[] {
  const isNamed = (resource: RawResource) => resourceTags(resource).some((tag) => named.has(tag));
  const hit = new Set(included.filter(isNamed).map(toResourceKey));
  const refersToHit = (resource: RawResource) => references(resource).some((key) => hit.has(key));
  let before = 0;
  while (before < hit.size) {
    before = hit.size;
    for (const resource of included) if (refersToHit(resource)) hit.add(toResourceKey(resource));
  }
  return data.filter((row) => isNamed(row) || (hit.size > 0 && refersToHit(row)));
}

const toResourceKey = ({ type, id }: { type: string; id: string }): string => `${type}/${id}`;

const references = ({ relationships }: RawResource): string[] =>
  Object.values(relationships)
    .flat()
    .flatMap((value) => {
      const identifier = parseIdentifier(value);
      return identifier ? [toResourceKey(identifier)] : [];
    });

/** Replaces the requested rows; one that is missing in the response is no longer published. */
function merge(before: Document, asked: ReadonlySet<NodeName>, parts: readonly Document[]): Document {
  const stays = before.data.filter((row) => !nodeNames(row).some((name) => asked.has(name)));
  const included = new Map(
    [before, ...parts]
      .flatMap((part) => part.included)
      .map((resource) => [toResourceKey(resource), resource]),
  );
  return {
    ...before,
    data: [...stays, ...parts.flatMap(({ data }) => data)],
    included: [...included.values()],
    omitted: before.omitted || parts.some(({ omitted }) => omitted),
  };
}
