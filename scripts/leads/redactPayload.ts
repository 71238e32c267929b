import { isRecord } from '../../server/isRecord.ts';

/** Fields that say nothing about a person; the value of every other one stays hidden. */
const OPEN_FIELDS = new Set([
  'webform_id',
  'country',
  'CountryCode',
  'boats_of_interests',
  'DesiredBoat',
  'subject',
  'store',
  'Dealer',
  'event',
  'datetime',
  'time',
  'ClientType',
  'Brand',
  'Preferences',
  'Channel',
  'Date',
]);

/** A payload as it may be shown: its shape, and what is no personal data. Yes, no and nothing stay as they are. */
export function redactPayload(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => redactPayload(item, field));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, redactPayload(inner, name)]),
    );
  }
  const isShown = OPEN_FIELDS.has(field) || typeof value === 'boolean' || value === null || value === '';
  return isShown ? value : '[Redacted]';
}
