import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../schemas/isRecord.ts';
import { breaking, compareProperties, type Keywords, type SchemaChange, safe } from './compareProperties.ts';

/** They describe; no value is valid or not because of them. */
const ANNOTATIONS = [
  'title',
  'description',
  'examples',
  'default',
  '$comment',
  'deprecated',
  'readOnly',
  'purpose',
];
/** Told together with the properties they are about. */
const OF_PROPERTIES = ['properties', 'required', 'additionalProperties'];
/** Every value must be as they say: one more restricts, one less frees. */
const DEMANDS = ['format', 'pattern', 'const', 'uniqueItems', 'multipleOf'];

/**
 * Every difference between two versions of a schema, each judged by itself. Renaming a property is one removed and one
 * added; a keyword that no rule knows is breaking.
 *
 * @param pointer where the schemas stand; empty for the outermost.
 */
export function compareSchemas(before: Keywords, after: Keywords, pointer = ''): SchemaChange[] {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return [
    ...compareProperties(before, after, pointer, compareSchemas),
    ...keywords
      .filter((keyword) => !OF_PROPERTIES.includes(keyword))
      .filter((keyword) => !isDeepStrictEqual(before[keyword], after[keyword]))
      .flatMap((keyword) =>
        compareKeyword(keyword, before[keyword], after[keyword], `${pointer}/${keyword}`),
      ),
  ];
}

function compareKeyword(keyword: string, before: unknown, after: unknown, pointer: string): SchemaChange[] {
  if (ANNOTATIONS.includes(keyword)) return [safe(pointer, `the ${keyword} reads differently`)];
  if (keyword === 'type') return compareTypes(before, after, pointer);
  if (keyword === 'enum') return compareWords('word', before, after, pointer);
  if (keyword === 'anyOf') return compareWords('alternative', before, after, pointer);
  if (isLimit(keyword)) return compareLimit(keyword, before, after, pointer);
  if (keyword === 'items') return compareItems(before, after, pointer);
  if (DEMANDS.includes(keyword) && after === undefined)
    return [safe(pointer, `the ${keyword} is no longer asked for`)];
  if (DEMANDS.includes(keyword))
    return [breaking(pointer, `the ${keyword} must now be ${JSON.stringify(after)}`)];
  return [breaking(pointer, `“${keyword}” has changed in a way that this check cannot judge`)];
}

function compareItems(before: unknown, after: unknown, pointer: string): SchemaChange[] {
  if (isRecord(before) && isRecord(after)) return compareSchemas(before, after, pointer);
  return after === undefined
    ? [safe(pointer, 'the items may be anything')]
    : [breaking(pointer, 'the items must now be of a certain kind')];
}

const toTypeNames = (type: unknown): unknown[] | undefined =>
  type === undefined || Array.isArray(type) ? type : [type];

/** Whether one of the types takes what `name` takes: every integer is a number. */
const takes = (types: readonly unknown[], name: unknown) =>
  types.includes(name) || (name === 'integer' && types.includes('number'));

/** The change of a `type`, which may be one name or several. */
function compareTypes(before: unknown, after: unknown, pointer: string): SchemaChange[] {
  const [old, now] = [toTypeNames(before), toTypeNames(after)];
  if (!now) return [safe(pointer, 'the type is free')];
  const words = now.join(' or ');
  if (!old) return [breaking(pointer, `the type, free until now, must be ${words}`)];
  if (old.every((name) => takes(now, name))) return [safe(pointer, `the type may now be ${words}`)];
  return [breaking(pointer, `the type was ${old.join(' or ')} and must now be ${words}`)];
}

/** A branch of `anyOf` mostly asks for fields and nothing else; they say enough. */
const describe = (entry: unknown): string => {
  const required = isRecord(entry) ? entry.required : undefined;
  return `“${Array.isArray(required) ? required.join('” and “') : typeof entry === 'string' ? entry : JSON.stringify(entry)}”`;
};

/**
 * The change of a list of which one must fit: the words of an `enum`, the branches of an `anyOf`.
 *
 * @param what one of them is called.
 */
function compareWords(what: string, before: unknown, after: unknown, pointer: string): SchemaChange[] {
  if (!Array.isArray(after)) return [safe(pointer, `any ${what} will do`)];
  if (!Array.isArray(before)) {
    return [breaking(pointer, `one ${what} of these must now fit: ${after.map(describe).join(', ')}`)];
  }
  const without = (list: unknown[], other: unknown[]) =>
    list.filter((entry) => !other.some((one) => isDeepStrictEqual(one, entry)));
  return [
    ...without(before, after).map((entry) =>
      breaking(pointer, `${describe(entry)} is no longer one ${what} of those that fit`),
    ),
    ...without(after, before).map((entry) =>
      safe(pointer, `${describe(entry)} is a new ${what} among those that fit`),
    ),
  ];
}

/** What each limit is about, as a number of which. */
const LIMITS: Record<string, { bound: 'least' | 'most'; of: string }> = {
  minLength: { bound: 'least', of: ' characters' },
  maxLength: { bound: 'most', of: ' characters' },
  minItems: { bound: 'least', of: ' items' },
  maxItems: { bound: 'most', of: ' items' },
  minProperties: { bound: 'least', of: ' fields' },
  maxProperties: { bound: 'most', of: ' fields' },
  minimum: { bound: 'least', of: '' },
  maximum: { bound: 'most', of: '' },
};

/** Whether a keyword is one that compareLimit judges. */
function isLimit(keyword: string): boolean {
  return Object.hasOwn(LIMITS, keyword);
}

/** The change of a limit; one that is not there is no limit. */
function compareLimit(keyword: string, before: unknown, after: unknown, pointer: string): SchemaChange[] {
  const { bound, of } = LIMITS[keyword] ?? { bound: 'most', of: '' };
  const none = bound === 'least' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const [old, now] = [before ?? none, after ?? none].map(Number);
  if (old === undefined || now === undefined || old === now) return [];
  const isTighter = bound === 'least' ? now > old : now < old;
  if (after === undefined) return [safe(pointer, `at ${bound} ${old}${of} is no longer asked for`)];
  const was = before === undefined ? 'without limit' : `${old}`;
  const text = `at ${bound} ${now}${of}, until now ${was}`;
  return [isTighter ? breaking(pointer, text) : safe(pointer, text)];
}
