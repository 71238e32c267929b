import { DEFAULT_LOCALE } from '../../../locales/locales.ts';
import type { ContentSource } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { createSiteIndex } from './createSiteIndex.ts';
import { fetchSiteRows } from './fetchSiteRows.ts';
import type { SiteIndex, SiteRow } from './SiteIndex.ts';

/** The joined index of rows that are still kept, so that it is joined once for each fetch. */
const joined = new WeakMap<readonly SiteRow[], SiteIndex>();

/** The site index, from the cache when it is fresh. */
export async function loadSiteIndex({ client, report }: ContentSource): Promise<SiteIndex> {
  const rows = await client.cached(DEFAULT_LOCALE, '/jsonapi/node', EXPIRY_SECONDS.siteIndex, () =>
    fetchSiteRows(client, report),
  );
  const index = joined.get(rows) ?? createSiteIndex(rows);
  joined.set(rows, index);
  return index;
}
