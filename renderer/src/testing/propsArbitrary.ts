import fc, { type Arbitrary } from 'fast-check';
import { getTypes, type PropsSchema } from './PropsSchema.ts';

/** How far the values go, wherever the schema lets them. */
export interface PropsExtent {
  /** Plain text; cut to the longest a field takes. */
  text: Arbitrary<string>;
  /** Number of items of a list, within what the schema allows. */
  items: number;
  /** Whether fields that may be missing are there: always, never, or by chance. */
  optional: 'present' | 'absent' | 'any';
}

/** What a schema says besides JSON Schema itself. */
export interface Vocabulary {
  /** Valid values of formats other than the standard ones. */
  formatExamples?: Readonly<Record<string, readonly string[]>>;
  /** Keywords that say something to people. */
  annotations?: readonly string[];
}

const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  '$id',
  '$schema',
  '$defs',
];

const UNDERSTOOD = [
  ...['type', 'properties', 'required', 'additionalProperties', 'anyOf', 'oneOf', 'items', 'minItems'],
  ...['maxItems', 'enum', 'const', 'minLength', 'maxLength', 'format', 'pattern', 'minimum', 'maximum'],
];

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
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim();

/** What a pattern matches; fast-check knows no lookahead, so what those exclude is made and thrown away. */
const patternArbitrary = (pattern: string): Arbitrary<string> => {
  const plain = pattern.replace(/\(\?!(?:[^()]|\([^()]*\))*\)/g, '');
  const whole = plain.endsWith('$') ? plain : `${plain}[a-z0-9]{1,9}$`;
  return fc.stringMatching(new RegExp(whole)).filter((text) => new RegExp(pattern).test(text));
};

const requiresFields = ({ required, type, properties }: PropsSchema): boolean =>
  required !== undefined && type === undefined && properties === undefined;

/**
 * Creates a function that makes whatever a schema allows, up to an extent.
 *
 * @throws TypeError (from the returned function) for a keyword or format it does not understand, which would be covered
 * in appearance only.
 */
export function createPropsArbitrary({ formatExamples = {}, annotations = [] }: Vocabulary) {
  const understood = new Set([...UNDERSTOOD, ...ANNOTATIONS, ...annotations]);

  const textArbitrary = (schema: PropsSchema, extent: PropsExtent): Arbitrary<string> => {
    const { pattern, format, minLength = 0, maxLength } = schema;
    if (pattern) return patternArbitrary(pattern);
    if (format) {
      const examples = formatExamples[format];
      if (examples) return fc.constantFrom(...examples);
      const make = FORMATS[format];
      if (!make) throw new TypeError(`formatExamples has no values of the format ${format}`);
      return make(extent.text);
    }
    return extent.text
      .map((text) => text.slice(0, maxLength))
      .filter((text) => [...text].length >= minLength);
  };

  /** An object's fields: those it must have, of its alternatives one, and the others as the extent says. */
  const objectArbitrary = (schema: PropsSchema, extent: PropsExtent): Arbitrary<object> => {
    const { properties = {}, required = [], anyOf = [{ required: [] }] } = schema;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, propsArbitrary(field, extent)]),
    );
    return fc.constantFrom(...anyOf).chain((alternative) => {
      const needed = [...required, ...(alternative.required ?? [])];
      if (extent.optional === 'present') return fc.record(fields);
      if (extent.optional === 'any') return fc.record(fields, { requiredKeys: needed });
      return fc.record(Object.fromEntries(Object.entries(fields).filter(([name]) => needed.includes(name))));
    });
  };

  const typeArbitrary = (type: string, schema: PropsSchema, extent: PropsExtent): Arbitrary<unknown> => {
    switch (type) {
      case 'object':
        return objectArbitrary(schema, extent);
      case 'array': {
        const { minItems = 0, maxItems = extent.items, items = {} } = schema;
        const length = Math.max(minItems, Math.min(extent.items, maxItems));
        return fc.array(propsArbitrary(items, extent), { minLength: length, maxLength: length });
      }
      case 'string':
        return textArbitrary(schema, extent);
      case 'integer':
      case 'number':
        return fc.integer({ min: Math.ceil(schema.minimum ?? -1_000_000), max: schema.maximum ?? 1_000_000 });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        throw new TypeError(`${type} is not a type of JSON Schema`);
    }
  };

  const propsArbitrary = (schema: PropsSchema, extent: PropsExtent): Arbitrary<unknown> => {
    const strange = Object.keys(schema).filter((keyword) => !understood.has(keyword));
    if (strange.length > 0) throw new TypeError(`The keyword ${strange.join(', ')} is not understood here`);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const types = getTypes(schema);
    const branches = (schema.oneOf ?? schema.anyOf)?.filter((branch) => !requiresFields(branch)) ?? [];
    if (branches.length > 0) {
      return fc.oneof(
        ...branches.map((branch) => propsArbitrary({ ...(types[0] && { type: types }), ...branch }, extent)),
      );
    }
    if (types.length === 0) throw new TypeError('A schema without a type is not understood here');
    return fc.oneof(...types.map((type) => typeArbitrary(type, schema, extent)));
  };
  return propsArbitrary;
}
