import type { DealerEntity } from '../Entity.ts';
import { entityId } from '../entityId.ts';
import type { Cursor } from './Cursor.ts';
import { noFieldValues } from './readFieldValues.ts';
import { languagesOf, translate } from './translate.ts';

/** The dealer list of `dealers.yaml`: entries of the `dealer` entity, not the pages of `node/dealer`. */
export function readDealers(cursor: Cursor): DealerEntity[] {
  return cursor.list().map((entry, index) => {
    entry.record(['title', 'url', 'salesforce_id', 'unpublished']);
    const title = translate(entry.required('title'), (one) => one.text());
    const address = entry.optional('url');
    const url = address === undefined ? undefined : translate(address, (one) => one.text());
    const salesforceId = entry.required('salesforce_id').text();
    return {
      kind: 'dealer',
      type: 'dealer--dealer',
      id: entityId('dealer--dealer', `${index}/${salesforceId}`),
      number: index + 1,
      languages: languagesOf(url === undefined ? [title] : [title, url]),
      values: noFieldValues(),
      title,
      url,
      salesforceId,
      published: !(entry.optional('unpublished')?.boolean() ?? false),
    };
  });
}
