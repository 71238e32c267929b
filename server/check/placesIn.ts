import { isRecord } from '../isRecord.ts';

/** The parts of a JSON Schema that say what a value is and what stands in it. */
export interface ValueSchema {
  $ref?: string;
  title?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
}

/** A value inside of another, with its schema. */
export interface Place {
  value: unknown;
  schema: ValueSchema;
  /** JSON pointer from the page's root. */
  pointer: string;
  /** The object it stands in, directly or in a list; absent for the outermost value. */
  holder?: Place;
}

/**
 * A valid value and all that stands in it, outermost first.
 *
 * @param shared schemas that others name by `$ref`, by their `$id`.
 */
export function* placesIn(place: Place, shared: Record<string, ValueSchema> = {}): Generator<Place> {
  const { value, pointer, holder } = place;
  const schema = (place.schema.$ref && shared[place.schema.$ref]) || place.schema;
  const here = { ...place, schema };
  yield here;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const inside = { value: item, schema: schema.items ?? {}, pointer: `${pointer}/${index}` };
      yield* placesIn({ ...inside, ...(holder && { holder }) }, shared);
    }
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const inside = { value: inner, schema: schema.properties?.[key] ?? {}, pointer: `${pointer}/${key}` };
      yield* placesIn({ ...inside, holder: here }, shared);
    }
  }
}
