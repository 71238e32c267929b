import { DEFAULT_LOCALE } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import type { Outdated } from '../../../cache/data/DataCache.ts';
import { EVERYTHING } from '../../../cache/purge/matchPurge.ts';
import type { ContentSource } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { type NodeName, namedNodes, nodeFilter } from '../lists/namedNodes.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';
import { createSiteIndex, type SiteIndex, type SiteRow } from './createSiteIndex.ts';
import { fetchSiteRows, parseSiteRow, urlListPath } from './fetchSiteRows.ts';

/** The index of cached rows, joined once for each fetch. */
const joined = createMemo<SiteIndex>();

const CACHING = { freshSeconds: EXPIRY_SECONDS.siteIndex, refreshAfterPurge: true };

/**
 * The site index, cached.
 *
 * It adds no tag to a page: nearly all pages link to others, and saving one node would purge the whole site. A link to
 * a renamed page changes when the linking page expires.
 */
export async function loadSiteIndex(source: ContentSource): Promise<SiteIndex> {
  const { client } = source;
  const rows = await client.cached<SiteRow[]>(DEFAULT_LOCALE, '/jsonapi/node', CACHING, async (outdated) => {
    const updated = outdated?.purgedBy.size ? await updateSiteRows(source, outdated) : undefined;
    const value = updated ?? (await fetchSiteRows(source));
    return { value, tags: siteIndexTags(value), pageTags: [] };
  });
  return joined(rows, 'index', () => createSiteIndex(rows));
}

/** With more nodes, loading all lists is cheaper: each node is requested in every language. */
const MAX_NODES = 3;

/**
 * Updates the rows of the site index after a purge by requesting the purged nodes.
 *
 * @returns undefined when they have to be loaded as a whole.
 */
async function updateSiteRows(
  source: ContentSource,
  { value: before, purgedBy }: Outdated<SiteRow[]>,
): Promise<SiteRow[] | undefined> {
  const isWhole = [EVERYTHING, 'content:index', 'route_match'].some((tag) => purgedBy.has(tag));
  const names = namedNodes(purgedBy);
  if (isWhole || names.length === 0 || names.length > MAX_NODES) return undefined;
  const homeId = before.find(({ alias }) => alias === '/')?.id;
  const questions = names.flatMap((name) =>
    getBundles(name, before, purgedBy).flatMap((bundle) =>
      source.locales.map((locale) => ({ name, bundle, locale })),
    ),
  );
  const rows = await Promise.all(
    questions.map(async ({ name, bundle, locale }) => {
      const { data } = await source.client.list(locale, `${urlListPath(bundle)}&${nodeFilter(name)}`);
      return data.flatMap((resource) => parseSiteRow(source, resource, locale, homeId) ?? []);
    }),
  );
  const asked = new Set(names);
  return [...before.filter((row) => !rowNames(row).some((name) => asked.has(name))), ...rows.flat()];
}

/** Bundle of a node: a new one is in the lists that were purged with it. */
function getBundles(name: NodeName, rows: readonly SiteRow[], purgedBy: ReadonlySet<string>): string[] {
  const known = rows.find((row) => rowNames(row).includes(name));
  if (known) return [known.bundle];
  return Object.keys(nodeTypes).filter(
    (bundle) => purgedBy.has(`node_list:${bundle}`) || purgedBy.has(`content:list:${bundle}`),
  );
}

const rowNames = ({ nid, id }: SiteRow): NodeName[] => [`node:${nid}`, `content:node:${id}`];

const siteIndexTags = (rows: readonly SiteRow[]): string[] => [
  ...new Set([
    'content:index',
    'node_list',
    'route_match',
    ...Object.keys(nodeTypes).flatMap((bundle) => [`node_list:${bundle}`, `content:list:${bundle}`]),
    ...rows.flatMap(rowNames),
  ]),
];
