import type { ContentSource } from './ContentSource.ts';
import { createReadOnce } from './lists/createReadOnce.ts';
import { queryValues } from './lists/queryValues.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

const readOnce = createReadOnce<ReadonlyMap<string, string>>();

/** What models are called in the query of an address, by id; see Content.productValues. */
export async function loadProductValues(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  const index = await loadSiteIndex(source);
  // Rows come language by language, English first.
  return readOnce(index.rows, index, () =>
    queryValues(index.rows.filter(({ bundle }) => bundle === 'product')),
  );
}
