import fc, { type Arbitrary } from 'fast-check';
import type { BlockSchema } from './BlockSchema.ts';

/** How far the values go, wherever the schema lets them. */
export interface PropsExtent {
  /** Plain text; cut to the longest a field takes. */
  text: Arbitrary<string>;
  /** Number of items of a list, within what the schema allows. */
  items: number;
  /** Whether fields that may be missing are there: always, never, or by chance. */
  optional: 'present' | 'absent' | 'any';
}

const UNDERSTOOD = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'anyOf',
  'items',
  'minItems',
  'maxItems',
  'enum',
  'minLength',
  'maxLength',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'title',
  'description',
  'purpose',
]);

const FORMATS: Record<string, (text: Arbitrary<string>) => Arbitrary<string>> = {
  html: (text) => text.map((one) => `<p>${escapeHtml(one) || '…'}</p>`),
  'link-url': (text) =>
    fc.oneof(
      fc.constantFrom('/', '/boats/estran-42', '#specifications', 'mailto:yard@example.com', 'tel:+33123456'),
      text.map((one) => `https://www.example.com/${encodeURIComponent(one.toWellFormed())}`),
    ),
  date: () =>
    fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  'content-file': () =>
    fc.constantFrom('/sites/default/files/sea.jpg', '/sites/default/files/2026-11/grand%20voile.jpg'),
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim();

/** What a pattern matches; fast-check knows no lookahead, so what those exclude is made and thrown away. */
const patternArbitrary = (pattern: string): Arbitrary<string> => {
  const plain = pattern.replace(/\(\?!(?:[^()]|\([^()]*\))*\)/g, '');
  const whole = plain.endsWith('$') ? plain : `${plain}[a-z0-9]{1,9}$`;
  return fc.stringMatching(new RegExp(whole)).filter((text) => new RegExp(pattern).test(text));
};

const textArbitrary = (schema: BlockSchema, extent: PropsExtent): Arbitrary<string> => {
  if (schema.pattern) return patternArbitrary(schema.pattern);
  if (schema.format) {
    const format = FORMATS[schema.format];
    if (!format) throw new TypeError(`No example of the format ${schema.format} is known here`);
    return format(extent.text);
  }
  const { minLength = 0, maxLength } = schema;
  return extent.text.map((text) => text.slice(0, maxLength)).filter((text) => [...text].length >= minLength);
};

/** An object's fields: those it must have, of its alternatives one, and the others as the extent says. */
const objectArbitrary = (schema: BlockSchema, extent: PropsExtent): Arbitrary<object> => {
  const { properties = {}, required = [], anyOf = [{ required: [] }] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, propsArbitrary(field, extent)]),
  );
  return fc.constantFrom(...anyOf).chain((alternative) => {
    const needed = [...required, ...alternative.required];
    if (extent.optional === 'present') return fc.record(fields);
    if (extent.optional === 'any') return fc.record(fields, { requiredKeys: needed });
    return fc.record(Object.fromEntries(Object.entries(fields).filter(([name]) => needed.includes(name))));
  });
};

/**
 * Makes whatever a schema allows, up to an extent. Written for the keywords our blocks use, so that a block that is
 * added is covered without anybody thinking of it.
 *
 * @throws TypeError for a keyword or format it does not understand, which would be covered in appearance only.
 */
export function propsArbitrary(schema: BlockSchema, extent: PropsExtent): Arbitrary<unknown> {
  const unknown = Object.keys(schema).filter((keyword) => !UNDERSTOOD.has(keyword));
  if (unknown.length > 0) throw new TypeError(`propsArbitrary does not understand ${unknown.join(', ')}`);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectArbitrary(schema, extent);
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, Math.min(extent.items, schema.maxItems ?? extent.items));
      return fc.array(propsArbitrary(schema.items ?? {}, extent), { minLength: length, maxLength: length });
    }
    case 'string':
      return textArbitrary(schema, extent);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 });
    case 'boolean':
      return fc.boolean();
    default:
      throw new TypeError(`propsArbitrary does not understand a schema of type ${schema.type}`);
  }
}
