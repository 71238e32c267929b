import type { Model } from '../../../../schemas/entities/dealer.ts';
import type { Report } from '../../content/ContentEvent.ts';
import { EntryReader } from './EntryReader.ts';

/**
 * One entry of `Models` (behaviour §14.5).
 * @returns undefined, reported, without name or id.
 */
export function parseModel(entry: Record<string, unknown>, report: Report): Model | undefined {
  const nameless = new EntryReader(entry, report, 'model');
  const salesforceId = nameless.text('SalesforceId', 'salesforce_id');
  const name = nameless.text('Name', 'name');
  if (salesforceId === undefined || name === undefined)
    return nameless.refuse('has no name or no Salesforce id');
  const model = new EntryReader(entry, report, 'model', salesforceId);
  const priceBroadcastWorld = model.boolean(
    false,
    'CompanyPriceBroadcastWorld',
    'company_price_broadcast_world',
  );
  return { name, salesforceId, priceBroadcastWorld };
}
