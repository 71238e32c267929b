import { createUuid } from '../../consent/createUuid.ts';
import type { FormValues } from '../../forms/FormValues.ts';

/** Identifies one request, however often it is sent. */
export interface IdempotencyKey {
  /** Value of the `Idempotency-Key` header, for both calls. */
  key: string;
  /** ISO 8601 day of the first send: a retry after midnight is the same request. */
  day: string;
  /** The values that were sent under it. */
  content: string;
}

const serializeValues = (values: FormValues): string => JSON.stringify(values);

/** Whether these values were sent under the key. */
export const wasSentUnder = (idempotencyKey: IdempotencyKey, values: FormValues): boolean =>
  idempotencyKey.content === serializeValues(values);

const DAY_MS = 86_400_000;
/** The server accepts leads that waited for a network up to this age. */
const MAX_MS = 7 * DAY_MS;

const isRecent = ({ day }: IdempotencyKey): boolean => Date.now() - Date.parse(day) < MAX_MS;

/** The same key for the same values, a new one for any others, and after a week. */
export function createIdempotencyKey(values: FormValues, last: IdempotencyKey | undefined): IdempotencyKey {
  if (last && wasSentUnder(last, values) && isRecent(last)) return last;
  return { key: createUuid(), day: new Date().toISOString().slice(0, 10), content: serializeValues(values) };
}
