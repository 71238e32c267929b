import type { AnySchemaObject, ErrorObject } from 'ajv';
import type { Formats } from './formats.ts';
import { nearestName } from './nearestName.ts';
import { type Problem, toProblem } from './Problem.ts';
import { count, quote, shorten, showKind, showValue } from './showValue.ts';

/** An error of the validator, which must run with `verbose` so that errors carry schema and value. */
export type ValidationError = ErrorObject;

/** Of a long list of allowed values, the first are enough. */
const MAX_WORDS = 12;

const TYPES: Record<string, string> = {
  string: 'text',
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'nothing',
};

type Finding = Pick<Problem, 'message' | 'found' | 'expected' | 'suggestion'> & {
  /** Set when the message names the field itself: `place` is then the object around it. */
  field?: string;
};

const oneOf = (words: readonly string[]): string => {
  const shown = words.length > MAX_WORDS ? [...words.slice(0, MAX_WORDS), '…'] : words;
  return words.length === 1 ? `${shown}` : `one of ${shown.join(', ')}`;
};

const typeInWords = (type: string | string[]): string =>
  [type]
    .flat()
    .map((one) => TYPES[one] ?? one)
    .join(' or ');

/** Describes one branch of an `anyOf`: the fields it requires, or a value. */
const branchInWords = (branch: AnySchemaObject): string => {
  if (Array.isArray(branch.required)) return branch.required.map(quote).join(' and ');
  if (Array.isArray(branch.enum)) return oneOf(branch.enum.map(showValue));
  if (branch.const !== undefined) return showValue(branch.const);
  return branch.type ? typeInWords(branch.type) : (branch.title ?? 'something else');
};

const must = (expected: string, data: unknown): Finding => ({
  message: `must be ${expected}`,
  expected,
  found: showValue(data),
});

const size = (bound: string, limit: number, length: number, what: string): Finding => {
  const expected = `${bound} ${count(limit, what)}`;
  return { message: `must have ${expected}`, expected, found: count(length, what) };
};

const withSuggestion = (finding: Finding, suggestion: string | undefined): Finding =>
  suggestion === undefined ? finding : { ...finding, suggestion };

/** Alternatives: fields of which one is required, or kinds of value. */
const requiresAny = ({ keyword, parentSchema, data }: ErrorObject): Finding => {
  const branches: AnySchemaObject[] = parentSchema?.[keyword] ?? [];
  const words = branches.map(branchInWords);
  if (!branches.every(({ required }) => required)) return must(words.join(' or '), data);
  return { message: `needs ${oneOf(words)}`, expected: oneOf(words) };
};

/** Explains each keyword of JSON Schema in plain words. */
const FINDINGS: Record<string, (error: ErrorObject, formats: Formats) => Finding> = {
  required: ({ params: { missingProperty }, parentSchema }) => {
    const { description } = parentSchema?.properties?.[missingProperty] ?? {};
    return { message: `${quote(missingProperty)} is missing`, ...(description && { expected: description }) };
  },
  additionalProperties: ({ params: { additionalProperty: field }, parentSchema, data }) => {
    const known = Object.keys(parentSchema?.properties ?? {});
    // A field that exists already cannot be the one that was misspelt. Only an object can have unknown fields.
    const free = known.filter((name) => !Object.hasOwn(data as object, name));
    const finding = {
      field,
      message: `${quote(field)} is not a known field`,
      expected: oneOf(known.map(quote)),
    };
    return withSuggestion(finding, nearestName(field, free));
  },
  enum: ({ params: { allowedValues }, data }) => {
    const words = allowedValues.filter((value: unknown) => typeof value === 'string');
    const meant = typeof data === 'string' ? nearestName(data, words) : undefined;
    return withSuggestion(must(oneOf(allowedValues.map(showValue)), data), meant);
  },
  const: ({ params: { allowedValue }, data }) => must(showValue(allowedValue), data),
  type: ({ params: { type }, data }) => ({ ...must(typeInWords(type), data), found: showKind(data) }),
  format: ({ params: { format }, data }, formats) => {
    const { words = `a valid ${format}`, suggest } = formats[format] ?? {};
    const meant = suggest?.(String(data));
    return withSuggestion(must(words, data), meant && shorten(meant));
  },
  pattern: ({ params: { pattern }, parentSchema, data }) => {
    const expected = parentSchema?.description?.replace(/\.$/, '') ?? pattern;
    return { message: `must be written as agreed: ${expected}`, expected, found: showValue(data) };
  },
  minLength: ({ params: { limit }, data }) =>
    limit === 1
      ? { message: 'must not be empty', expected: 'at least 1 character' }
      : size('at least', limit, String(data).length, 'character'),
  maxLength: ({ params: { limit }, data }) => size('at most', limit, String(data).length, 'character'),
  minItems: ({ params: { limit }, data }) => size('at least', limit, (data as unknown[]).length, 'item'),
  maxItems: ({ params: { limit }, data }) => size('at most', limit, (data as unknown[]).length, 'item'),
  minimum: ({ params: { limit }, data }) => must(`at least ${limit}`, data),
  maximum: ({ params: { limit }, data }) => must(`at most ${limit}`, data),
  anyOf: requiresAny,
  oneOf: requiresAny,
};

const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeName = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

/** The last name of a pointer in words, and the pointer to its parent. */
const split = (pointer: string): { subject?: string; place?: string } => {
  const end = pointer.lastIndexOf('/');
  if (end < 0) return {};
  const name = pointer.slice(end + 1);
  const subject = /^\d+$/.test(name) ? `item ${Number(name) + 1}` : quote(unescapeName(name));
  return { subject, place: pointer.slice(0, end) };
};

/**
 * Describes one validation error in words that a content modeler can act on.
 *
 * @param base JSON pointer from the page's root to the validated value.
 * @param formats the formats of the validator.
 */
export function describeProblem(error: ValidationError, base: string, formats: Formats): Problem {
  const { keyword, instancePath } = error;
  const { field, ...finding } = FINDINGS[keyword]?.(error, formats) ?? { message: error.message ?? keyword };
  // The message names the missing or unknown field itself.
  const speaksOfParts =
    /^(required|additionalProperties)$/.test(keyword) || finding.message.startsWith('needs');
  // An unknown name may be of any length; a long one is left out of the pointer, which then leads to its object.
  const own = field !== undefined && field === shorten(field) ? `/${escapeName(field)}` : '';
  return toProblem({
    ...finding,
    ...(speaksOfParts ? { place: instancePath } : split(instancePath)),
    pointer: base + instancePath + own,
  });
}
