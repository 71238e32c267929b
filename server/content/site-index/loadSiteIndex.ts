import { DEFAULT_LOCALE } from '../../../locales/locales.ts';
import { createMemo } from '../../../renderer/createMemo.ts';
import type { ContentSource } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { createSiteIndex } from './createSiteIndex.ts';
import { fetchSiteRows } from './fetchSiteRows.ts';
import type { SiteIndex } from './SiteIndex.ts';

/** The joined index of rows that are still kept, so that it is joined once for each fetch. */
const joined = createMemo<SiteIndex>();

/** The site index, from the cache when it is fresh. */
export async function loadSiteIndex({ client, report }: ContentSource): Promise<SiteIndex> {
  const rows = await client.cached(DEFAULT_LOCALE, '/jsonapi/node', EXPIRY_SECONDS.siteIndex, () =>
    fetchSiteRows(client, report),
  );
  return joined(rows, 'index', () => createSiteIndex(rows));
}
