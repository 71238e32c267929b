import { isRecord } from '../../isRecord.ts';
import type { Identifier } from './Document.ts';

/** @returns undefined when the value is not a JSON:API resource identifier. */
export function readIdentifier(value: unknown): Identifier | undefined {
  if (!isRecord(value)) return undefined;
  const { type, id, meta } = value;
  if (typeof type !== 'string' || typeof id !== 'string') return undefined;
  return { type, id, meta: isRecord(meta) ? meta : {} };
}
