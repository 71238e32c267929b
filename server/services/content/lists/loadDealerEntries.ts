import { createMemo } from '../../../../memo/createMemo.ts';
import type { DealerEntry } from '../../../../schemas/entities/dealer-page.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { contentPath } from '../site-index/contentPath.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { createLoadList, type LoadList } from './createLoadList.ts';
import { latestFirst, loadNodes } from './loadNodes.ts';

const joined = createMemo<readonly DealerEntry[]>();

const loadEntries = createLoadList<DealerEntry>({
  of: { entity: 'dealer', bundle: 'dealer' },
  path: '/jsonapi/dealer/dealer?page[limit]=999',
  absentAs: 'dealers',
  read: (dealers, { locale, index }) =>
    dealers.flatMap((dealer) => {
      const title = dealer.text('title');
      const salesforceId = dealer.text('salesforce_id');
      if (title === undefined || salesforceId === undefined) {
        return dealer.report('field-invalid', 'A dealer has no name or no account; it is left out') ?? [];
      }
      const alias = dealer.text('url');
      // A deleted page leaves its address behind (contract, Deliberate faults).
      const exists = alias !== undefined && index.idAt(alias, locale) !== undefined;
      const url = exists ? contentPath(alias, locale) : undefined;
      return [withoutUndefined<DealerEntry>({ title, salesforceId, url })];
    }),
});

/**
 * A page with the entry's account wins over the address in the entry, which editors set by hand. Pages without an
 * entry come last.
 */
function withPages(entries: readonly DealerEntry[], pages: readonly DealerEntry[]): readonly DealerEntry[] {
  // Of two pages with one account the last changed wins: later values in a map replace earlier ones.
  const pagesBySalesforceId = new Map(pages.toReversed().map((page) => [page.salesforceId, page]));
  const known = new Set(entries.map(({ salesforceId }) => salesforceId));
  return [
    ...entries.map((entry) => ({ ...entry, ...pickUrl(pagesBySalesforceId.get(entry.salesforceId)) })),
    ...[...pagesBySalesforceId.values()].filter(({ salesforceId }) => !known.has(salesforceId)),
  ];
}

const pickUrl = (page: DealerEntry | undefined) => (page?.url === undefined ? {} : { url: page.url });

/** Dealers in the content service, with their pages (behaviour §14.3). */
export const loadDealerEntries: LoadList<DealerEntry> = async (source, locale) => {
  const [entries, pages] = await Promise.all([loadEntries(source, locale), loadDealerPages(source, locale)]);
  return joined(entries, locale, () => withPages(entries, pages), pages);
};

const toDealerEntry = (page: ResourceReader): DealerEntry | undefined => {
  const title = page.text('title');
  const salesforceId = page.text('field_salesforce_id');
  if (title === undefined || salesforceId === undefined) {
    return page.report('field-invalid', 'A dealer page has no name or no account; no result leads to it');
  }
  return withoutUndefined<DealerEntry>({ title, salesforceId, url: page.path() });
};

/** The pages of dealers, charter operators and service centres in a language, last changed first (behaviour §14.3). */
const loadDealerPages = loadNodes<DealerEntry>({
  bundle: 'dealer',
  fields: ['field_salesforce_id'],
  include: [],
  sort: '-changed',
  read: toDealerEntry,
  order: latestFirst('changed'),
});
