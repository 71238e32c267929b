import { sanitizeHtml } from './sanitizeHtml.ts';

interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

type Sanitize = <T>(value: T) => T;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** How many schemas of rich text stand anywhere in a schema. */
const countAll = (schema: unknown): number =>
  isObject(schema)
    ? Object.values(schema).reduce<number>(
        (sum, part) => sum + countAll(part),
        schema.format === 'html' ? 1 : 0,
      )
    : 0;

/** How many of them a walk along `properties` and `items` meets. */
const countReached = ({ format, properties = {}, items }: Schema): number =>
  (format === 'html' ? 1 : 0) +
  Object.values(properties).reduce((sum, part) => sum + countReached(part), 0) +
  (items ? countReached(items) : 0);

const sanitizeValue = (value: unknown, { format, properties = {}, items }: Schema): unknown => {
  if (typeof value === 'string') return format === 'html' ? sanitizeHtml(value) : value;
  if (Array.isArray(value)) return items ? value.map((one) => sanitizeValue(one, items)) : value;
  if (!isObject(value)) return value;
  const sanitized = Object.entries(value).map(([key, one]): [string, unknown] => [
    key,
    sanitizeValue(one, properties[key] ?? {}),
  ]);
  // Rich text of which nothing is left counts as absent, so that a block that needs it is dropped with a reason.
  return Object.fromEntries(
    sanitized.filter(([key, one]) => one !== '' || properties[key]?.format !== 'html'),
  );
};

/**
 * Makes the function that copies valid props with every rich text (`format: 'html'`) sanitized.
 *
 * @throws TypeError when rich text stands where the walk does not come, as under `anyOf`: it would pass untouched.
 */
export function createSanitizer(schema: object): Sanitize {
  if (countAll(schema) !== countReached(schema)) {
    throw new TypeError('Rich text may stand only under `properties` and `items` of a block schema');
  }
  // Strings stay strings, so the copy has the type of what was copied.
  return <T>(value: T) => sanitizeValue(value, schema) as T;
}
