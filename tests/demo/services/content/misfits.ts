import { isRecord } from '../../../../schemas/isRecord.ts';

/** Keys that are made up for each answer count as one. */
const plainKey = (key: string): string => (key.startsWith('item--') ? 'item' : key);

const getKeys = (record: Record<string, unknown>): string =>
  [...new Set(Object.keys(record).map(plainKey))].sort().join();

/** Attributes of a link are each there only when an editor filled them in. */
const hasOptionalKeys = (place: string): boolean => place.endsWith('options.attributes');

/**
 * Where a value is built unlike all the examples: other keys, another JSON type, something where the examples never
 * have anything. `null` fits everywhere, as does an empty list where there are lists.
 */
export function misfits(value: unknown, examples: readonly unknown[], place: string): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) {
    const lists = examples.filter((example) => Array.isArray(example));
    if (lists.length === 0) return [`${place} is a list`];
    return value.flatMap((item: unknown) => misfits(item, lists.flat(), `${place}[]`));
  }
  if (isRecord(value)) {
    const records = examples.filter(isRecord);
    const alike = hasOptionalKeys(place)
      ? records
      : records.filter((example) => getKeys(example) === getKeys(value));
    if (alike.length === 0) {
      return [
        `${place} has the keys ${getKeys(value)}, expected ${[...new Set(records.map(getKeys))].join(' or ')}`,
      ];
    }
    return Object.entries(value).flatMap(([key, inner]) =>
      misfits(
        inner,
        alike.flatMap((example) =>
          Object.entries(example)
            .filter(([other]) => plainKey(other) === plainKey(key))
            .map(([, other]) => other),
        ),
        `${place}.${plainKey(key)}`,
      ),
    );
  }
  return examples.some((example) => typeof example === typeof value) ? [] : [`${place} is a ${typeof value}`];
}
