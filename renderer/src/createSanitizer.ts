import { sanitizeHtml } from './sanitizeHtml.ts';

interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

type Sanitize = <T>(value: T) => T;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Number of rich-text schemas anywhere in a schema. */
const countAll = (schema: unknown): number =>
  isObject(schema)
    ? Object.values(schema).reduce<number>(
        (sum, part) => sum + countAll(part),
        schema.format === 'html' ? 1 : 0,
      )
    : 0;

/** Number of them that a walk along `properties` and `items` reaches. */
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
  // Rich text that is empty after sanitizing counts as absent, so that a block that requires it is dropped with a
  // reason.
  return Object.fromEntries(
    sanitized.filter(([key, one]) => one !== '' || properties[key]?.format !== 'html'),
  );
};

/**
 * Creates a function that copies valid props with every rich text (`format: 'html'`) sanitized.
 *
 * @throws TypeError when the schema has rich text where the walk does not reach it, as under `anyOf`: it would pass
 * unsanitized.
 */
export function createSanitizer(schema: object): Sanitize {
  if (countAll(schema) !== countReached(schema)) {
    throw new TypeError('Rich text may stand only under `properties` and `items` of a block schema');
  }
  // Strings stay strings, so the copy has the same type.
  return <T>(value: T) => sanitizeValue(value, schema) as T;
}
