import { isRecord } from '../../schemas/isRecord.ts';
import type { StoredDelivery, StoredLead } from '../../server/leads/store/LeadTables.ts';

interface Options {
  /** Whether personal data is shown. */
  personal: boolean;
}

/** Whether a captcha was solved, for people. */
const CAPTCHAS = {
  solved: 'captcha solved',
  unverified: 'captcha not verified',
  absent: 'sent without captcha',
} as const;

const countTries = (attempts: number): string => `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;

const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

/** A lead on one line: reference, time, kind and state. */
export function listLine(lead: StoredLead, { personal }: Options): string {
  const leadStatuses = lead.deliveries.map(({ target, status, attempts }) =>
    status === 'delivered' || attempts === 0
      ? `${target} ${status}`
      : `${target} ${status} (${countTries(attempts)})`,
  );
  const about = [
    lead.reference,
    moment(lead.received_at),
    lead.kind,
    lead.locale,
    CAPTCHAS[lead.puzzle],
    leadStatuses.join(', '),
  ];
  return [...about, ...(personal ? [whoSent(lead)] : [])].join('  ');
}

/** Everything known about a lead: its state at the end, where it is noticed; its payload only on request. */
export function describeLead(
  lead: StoredLead,
  { payload, personal }: Options & { payload: boolean },
): string {
  return [
    `${lead.reference}: ${lead.kind} (${lead.locale}), received ${moment(lead.received_at)}`,
    `  ${CAPTCHAS[lead.puzzle]}`,
    `  request: ${lead.request_id ?? 'unknown'}`,
    ...(lead.erased_at === null ? [] : [`  erased: ${moment(lead.erased_at)}`]),
    ...(payload ? lead.deliveries.map((delivery) => formatPayload(delivery, personal)) : []),
    ...lead.deliveries.map((delivery) => `  ${delivery.target}: ${describeLeadStatus(delivery)}`),
  ].join('\n');
}

function formatPayload({ target, payload }: StoredDelivery, personal: boolean): string {
  const shown = personal ? payload : redactPayload(payload);
  const text = payload === undefined ? 'erased' : JSON.stringify(shown, null, 2).replaceAll('\n', '\n  ');
  return `  payload for ${target}: ${text}`;
}

function describeLeadStatus(delivery: StoredDelivery): string {
  const { status, delivered_at, remote_id, attempts, next_at, claimed, last_error } = delivery;
  if (status === 'delivered') {
    return `delivered ${moment(delivered_at ?? 0)}${remote_id === null ? '' : ` as ${remote_id}`}`;
  }
  const why = last_error === null ? '' : `; last: ${last_error}`;
  if (status === 'dead') return `dead after ${countTries(attempts)}${why}`;
  const next = claimed ? `being tried, again after ${moment(next_at)}` : `next try ${moment(next_at)}`;
  return `pending, ${attempts} failed tries, ${next}${why}`;
}

/** Name and address of the sender, from any payload that is left. */
function whoSent({ deliveries }: StoredLead): string {
  for (const { payload } of deliveries) {
    if (!isRecord(payload)) continue;
    const [lead = payload] = Array.isArray(payload.Leads) ? payload.Leads : [payload];
    if (!isRecord(lead)) continue;
    const names = [lead.first_name ?? lead.FirstName, lead.last_name ?? lead.LastName]
      .filter(Boolean)
      .join(' ');
    return `${names} <${lead.email ?? lead.Email ?? ''}>`;
  }
  return 'erased';
}

/** Fields without personal data; the value of every other one is hidden. */
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
  'month',
  'time',
  'ClientType',
  'Brand',
  'Preferences',
  'Channel',
  'Date',
]);

/** A payload for display: its shape, and values without personal data. Booleans and null stay. */
function redactPayload(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => redactPayload(item, field));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, redactPayload(inner, name)]),
    );
  }
  const isShown = OPEN_FIELDS.has(field) || typeof value === 'boolean' || value === null || value === '';
  return isShown ? value : '[Redacted]';
}
