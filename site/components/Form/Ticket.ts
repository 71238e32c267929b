import { createUuid } from '../../consent/createUuid.ts';
import type { FormValues } from '../../forms/FormValues.ts';

/** What one request is sent under, however often it takes. */
export interface Ticket {
  /** Idempotency key, for both of its calls. */
  key: string;
  /** ISO 8601 day it was sent first: a retry after midnight is the same request. */
  day: string;
  /** What was sent under it. */
  content: string;
}

const serializeValues = (values: FormValues): string => JSON.stringify(values);

/** Whether just this was sent under the ticket. */
export const isFor = (ticket: Ticket, values: FormValues): boolean =>
  ticket.content === serializeValues(values);

const DAY_MS = 86_400_000;
/** The server takes leads that waited for a network, and no older ones. */
const LONGEST_MS = 7 * DAY_MS;

const isRecent = ({ day }: Ticket): boolean => Date.now() - Date.parse(day) < LONGEST_MS;

/** The same ticket for the same content, a new one for any other, and after a week. */
export function ticketFor(values: FormValues, last: Ticket | undefined): Ticket {
  if (last && isFor(last, values) && isRecent(last)) return last;
  return { key: createUuid(), day: new Date().toISOString().slice(0, 10), content: serializeValues(values) };
}
