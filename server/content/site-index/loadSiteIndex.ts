import { DEFAULT_LOCALE } from '../../../locales/locales.ts';
import { createMemo } from '../../../renderer/createMemo.ts';
import type { ContentSource } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { createSiteIndex } from './createSiteIndex.ts';
import { fetchSiteRows } from './fetchSiteRows.ts';
import type { SiteIndex, SiteRow } from './SiteIndex.ts';
import { siteIndexTags, updateSiteRows } from './updateSiteRows.ts';

/** The joined index of rows that are still cached, so that it is joined once for each fetch. */
const joined = createMemo<SiteIndex>();

const CACHING = { freshSeconds: EXPIRY_SECONDS.siteIndex, refreshAfterPurge: true };

/**
 * The site index, from the cache when it is fresh.
 *
 * It adds no tag to a page: nearly all pages link to others, and the save of one node would outdate the whole site. A
 * link to a renamed page changes when the linking page expires.
 */
export async function loadSiteIndex({ client, report }: ContentSource): Promise<SiteIndex> {
  const rows = await client.cached<SiteRow[]>(DEFAULT_LOCALE, '/jsonapi/node', CACHING, async (outdated) => {
    const updated = outdated?.purgedBy.size ? await updateSiteRows(client, outdated) : undefined;
    const value = updated ?? (await fetchSiteRows(client, report));
    return { value, tags: siteIndexTags(value), pageTags: [] };
  });
  return joined(rows, 'index', () => createSiteIndex(rows));
}
