import { isRecord } from '../isRecord.ts';
import type { Place, ValueSchema } from './placesIn.ts';

/** A line of words: a heading, a label, a caption; not a choice, an address or rich text. */
const isLine = (value: unknown, schema: ValueSchema | undefined) =>
  typeof value === 'string' && value !== '' && schema?.type === 'string' && !schema.enum && !schema.format;

/**
 * Whether a value is a picture without words that says something by itself. One that a heading, a label or a caption
 * stands beside may be decorative: only its editor knows.
 */
export function lacksAlternativeText({ value, schema, holder }: Place): boolean {
  const isPicture = schema.properties?.alt !== undefined && isRecord(value) && value.alt === '';
  if (!isPicture) return false;
  const beside = holder && isRecord(holder.value) ? Object.entries(holder.value) : [];
  return !beside.some(([key, words]) => key !== 'id' && isLine(words, holder?.schema.properties?.[key]));
}
