import { createUuid } from '../../consent/createUuid.ts';
import type { FormValues } from '../../forms/FormValues.ts';

/** What one request is sent under, however often it takes. */
export interface IdempotencyKey {
  /** Idempotency key, for both of its calls. */
  key: string;
  /** ISO 8601 day it was sent first: a retry after midnight is the same request. */
  day: string;
  /** What was sent under it. */
  content: string;
}

const serializeValues = (values: FormValues): string => JSON.stringify(values);

/** Whether just this was sent under the idempotencyKey. */
export const wasSentUnder = (idempotencyKey: IdempotencyKey, values: FormValues): boolean =>
  idempotencyKey.content === serializeValues(values);

const DAY_MS = 86_400_000;
/** The server takes leads that waited for a network, and no older ones. */
const LONGEST_MS = 7 * DAY_MS;

const isRecent = ({ day }: IdempotencyKey): boolean => Date.now() - Date.parse(day) < LONGEST_MS;

/** The same idempotencyKey for the same content, a new one for any other, and after a week. */
export function createIdempotencyKey(values: FormValues, last: IdempotencyKey | undefined): IdempotencyKey {
  if (last && wasSentUnder(last, values) && isRecent(last)) return last;
  return { key: createUuid(), day: new Date().toISOString().slice(0, 10), content: serializeValues(values) };
}
