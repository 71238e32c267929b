import type { DealerEntry } from '../../../schemas/entities/dealer-entry.ts';
import { contentPath } from '../site-index/contentPath.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { createLoadList } from './createLoadList.ts';

/** The dealers the content service knows, with the pages that some of them have (spec 1 §7). */
export const loadDealerEntries = createLoadList<DealerEntry>({
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
      // A page that was deleted leaves its address behind (contract, Deliberate faults).
      const exists = alias !== undefined && index.idAt(alias, locale) !== undefined;
      const url = exists ? contentPath(alias, locale) : undefined;
      return [withoutUndefined<DealerEntry>({ title, salesforceId, url })];
    }),
});
