import { createHash } from 'node:crypto';
import { isRecord } from '../../isRecord.ts';

/** Equal for payloads that say the same, in whatever order their fields stand. */
export function fingerprint(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload, sortFields)).digest('hex');
}

function sortFields(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
