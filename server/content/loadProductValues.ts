import { createMemo } from '../../renderer/createMemo.ts';
import type { ContentSource } from './ContentSource.ts';
import { queryValues } from './lists/queryValues.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

const memo = createMemo<ReadonlyMap<string, string>>();

/** What models are called in the query of an address, by id; see Content.productValues. */
export async function loadProductValues(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  const index = await loadSiteIndex(source);
  // Rows come language by language, English first.
  return memo(index.rows, 'product', () =>
    queryValues(index.rows.filter(({ bundle }) => bundle === 'product')),
  );
}
