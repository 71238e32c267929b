import type { StoredDelivery, StoredLead } from '../../leads/store/LeadTables.ts';
import { nameTarget } from '../../observability/logs/summarizeRequest.ts';
import type { Cell } from '../toCsv.ts';
import { KINDS, withoutAddress } from './renderLeads.ts';

export const LEAD_COLUMNS = [
  'Reference',
  'Received (UTC)',
  'What',
  'Language',
  'Goes to',
  'State',
  'Tries',
  'Why not yet',
];

/** As the page of leads says it. */
const STATES: Record<StoredDelivery['status'], string> = {
  pending: 'waiting',
  dead: 'given up',
  delivered: 'delivered',
};

/** A row of the CSV for each delivery of a lead; nothing that a visitor wrote. */
export const toLeadRows = ({ reference, received_at, kind, locale, deliveries }: StoredLead): Cell[][] =>
  deliveries.map(({ target, status, attempts, last_error: reason }) => [
    reference,
    new Date(received_at).toISOString(),
    KINDS[kind],
    locale,
    nameTarget(target),
    STATES[status],
    // Stored are the tries that failed.
    status === 'delivered' ? attempts + 1 : attempts,
    status === 'delivered' || reason === null ? undefined : withoutAddress(reason),
  ]);
