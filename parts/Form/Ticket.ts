import type { FormValues } from '../../forms/FormValues.ts';
import { mintKey } from './mintKey.ts';

/** What one request is sent under, however often it takes. */
export interface Ticket {
  /** Idempotency key, for both of its calls. */
  key: string;
  /** ISO 8601 day it was sent first: a retry after midnight is the same request. */
  day: string;
  /** What was sent under it. */
  content: string;
}

const contentOf = (values: FormValues): string => JSON.stringify(values);

/** Whether just this was sent under the ticket. */
export const isFor = (ticket: Ticket, values: FormValues): boolean => ticket.content === contentOf(values);

/** The same ticket for the same content, a new one for any other. */
export function ticketFor(values: FormValues, last: Ticket | undefined): Ticket {
  if (last && isFor(last, values)) return last;
  return { key: mintKey(), day: new Date().toISOString().slice(0, 10), content: contentOf(values) };
}
