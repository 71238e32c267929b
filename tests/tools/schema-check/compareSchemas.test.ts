import { expect, it } from 'vitest';
import type { Keywords } from '../../../tools/schema-check/compareProperties.ts';
import { compareSchemas } from '../../../tools/schema-check/compareSchemas.ts';
import { compareReleases, currentRelease, parseRelease } from '../../../tools/schema-check/Release.ts';

const text = { type: 'string' };
const object = (properties: Keywords, required: string[] = [], more: Keywords = {}): Keywords => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  ...more,
});
const one = (schema: Keywords) => object({ a: schema });
const requiredEither = (...fields: string[]) => ({ anyOf: fields.map((name) => ({ required: [name] })) });

type Pair = [what: string, before: Keywords, after: Keywords, verdicts: string[]];

const SAFE: Pair[] = [
  ['an optional field more', object({ a: text }), object({ a: text, b: text }), ['/properties/b']],
  ['a field that may be left out', object({ a: text }, ['a']), object({ a: text }), ['/required']],
  ['a word more', one({ enum: ['x'] }), one({ enum: ['x', 'y'] }), ['/properties/a/enum']],
  ['any word', one({ enum: ['x'] }), one({}), ['/properties/a/enum']],
  ['a larger most', one({ maxLength: 5 }), one({ maxLength: 9 }), ['/properties/a/maxLength']],
  ['no most', one({ maxItems: 5 }), one({}), ['/properties/a/maxItems']],
  ['a smaller least', one({ minimum: 5 }), one({ minimum: 0 }), ['/properties/a/minimum']],
  ['no least', one({ minLength: 1 }), one({}), ['/properties/a/minLength']],
  ['another title', { title: 'A' }, { title: 'B' }, ['/title']],
  ['a description', one({}), one({ description: 'A' }), ['/properties/a/description']],
  ['any number for an integer', one({ type: 'integer' }), one({ type: 'number' }), ['/properties/a/type']],
  ['a type more', one({ type: 'string' }), one({ type: ['string', 'null'] }), ['/properties/a/type']],
  ['no format', one({ format: 'html' }), one({}), ['/properties/a/format']],
  ['no pattern', one({ pattern: '^/' }), one({}), ['/properties/a/pattern']],
  ['an alternative more', requiredEither('a'), requiredEither('a', 'b'), ['/anyOf']],
  ['no alternatives', requiredEither('a'), {}, ['/anyOf']],
  [
    'fields of any name',
    object({}),
    object({}, [], { additionalProperties: true }),
    ['/additionalProperties'],
  ],
  ['items of any kind', { items: text }, {}, ['/items']],
];

const BREAKING: Pair[] = [
  ['a field gone', object({ a: text, b: text }), object({ a: text }), ['/properties/b']],
  ['a field that must be there', object({ a: text }), object({ a: text }, ['a']), ['/required']],
  ['a new field that must be there', object({}), object({ a: text }, ['a']), ['/required']],
  ['a field gone that had to be there', object({ a: text }, ['a']), object({}), ['/properties/a']],
  [
    'a field in place of anything',
    { type: 'object' },
    { type: 'object', properties: { a: text } },
    ['/properties/a'],
  ],
  ['a word gone', one({ enum: ['x', 'y'] }), one({ enum: ['x'] }), ['/properties/a/enum']],
  ['words in place of any', one({}), one({ enum: ['x'] }), ['/properties/a/enum']],
  ['a smaller most', one({ maxLength: 9 }), one({ maxLength: 5 }), ['/properties/a/maxLength']],
  ['a most where there was none', one({}), one({ maxItems: 5 }), ['/properties/a/maxItems']],
  ['a larger least', one({ minItems: 1 }), one({ minItems: 2 }), ['/properties/a/minItems']],
  ['a least where there was none', one({}), one({ minLength: 1 }), ['/properties/a/minLength']],
  ['another type', one({ type: 'string' }), one({ type: 'number' }), ['/properties/a/type']],
  ['integers only', one({ type: 'number' }), one({ type: 'integer' }), ['/properties/a/type']],
  ['a type less', one({ type: ['string', 'null'] }), one({ type: 'string' }), ['/properties/a/type']],
  ['a type where there was none', one({}), one({ type: 'string' }), ['/properties/a/type']],
  ['a format', one({}), one({ format: 'html' }), ['/properties/a/format']],
  ['another pattern', one({ pattern: '^/' }), one({ pattern: '^#' }), ['/properties/a/pattern']],
  ['an alternative less', requiredEither('a', 'b'), requiredEither('a'), ['/anyOf']],
  ['alternatives where there were none', {}, requiredEither('a'), ['/anyOf']],
  [
    'no fields of other names',
    object({}, [], { additionalProperties: true }),
    object({}),
    ['/additionalProperties'],
  ],
  ['items of a kind', {}, { items: text }, ['/items']],
  ['a keyword nobody knows', {}, { not: { type: 'null' } }, ['/not']],
  ['another reference', { $ref: 'a' }, { $ref: 'b' }, ['/$ref']],
];

const verdicts = (before: Keywords, after: Keywords) =>
  compareSchemas(before, after).map(
    ({ isBreaking, pointer }) => `${isBreaking ? 'breaking' : 'safe'} ${pointer}`,
  );

it.each(SAFE)('safe: %s', (_, before, after, pointers) => {
  expect(verdicts(before, after)).toEqual(pointers.map((pointer) => `safe ${pointer}`));
});

it.each(BREAKING)('breaking: %s', (_, before, after, pointers) => {
  expect(verdicts(before, after)).toEqual(pointers.map((pointer) => `breaking ${pointer}`));
});

it('only the order differs: no changes', () => {
  const before = object({ a: { enum: ['x', 'y'] }, b: text }, ['a', 'b'], requiredEither('a', 'b'));
  const after = object({ b: text, a: { enum: ['y', 'x'] } }, ['b', 'a'], requiredEither('b', 'a'));
  expect(compareSchemas(before, after)).toEqual([]);
});

it('each nested change is judged by itself', () => {
  const list = (item: Keywords) => object({ rows: { type: 'array', items: item } }, ['rows']);
  expect(verdicts(list(object({ a: text })), list(object({ b: text }, ['b'])))).toEqual([
    'breaking /properties/rows/items/properties/a',
    'breaking /properties/rows/items/required',
  ]);
});

it('describes changes in words', () => {
  const before = object({ a: { type: 'string', maxLength: 9 }, b: text }, [], requiredEither('a', 'b'));
  const after = object({ a: { type: 'string', maxLength: 5 } }, ['a'], requiredEither('a'));
  expect(compareSchemas(before, after).map(({ text: words }) => words)).toEqual([
    '“b” is no longer a field',
    '“a” must now be there',
    'at most 5 characters, until now 9',
    '“b” is no longer one alternative of those that fit',
  ]);
});

it('new block type: safe; removed one: breaking', () => {
  const release = (...types: string[]) => ({
    page: {},
    blocks: Object.fromEntries(types.map((type) => [type, {}])),
    versions: {},
  });
  const verdict = { isBlock: true, isMigrated: false, pointer: '' };
  expect(compareReleases(release('a', 'b'), release('b', 'c'))).toEqual([
    { ...verdict, schema: 'a', isBreaking: true, text: 'this block type is gone' },
    { ...verdict, schema: 'c', isBreaking: false, text: 'this block type is new' },
  ]);
});

it('breaking change with a newer block version: migrated', () => {
  const release = (version: number, schema: Keywords) => ({
    page: { page: schema },
    blocks: { a: schema, b: schema },
    versions: { a: version },
  });
  const [before, after] = [release(2, object({})), release(3, object({ text }, ['text']))];
  const migrated = compareReleases(before, after).filter(({ isMigrated }) => isMigrated);
  expect(migrated.map(({ schema, pointer }) => schema + pointer)).toEqual(['a/required']);
  expect(
    compareReleases(before, { ...after, versions: before.versions }).some((change) => change.isMigrated),
  ).toBe(false);
});

it('knows every keyword of the present schemas', () => {
  const stripped = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(stripped);
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(
      Object.entries(schema)
        .filter(([key, value]) => typeof value === 'object' || ['type', 'title', '$id', '$ref'].includes(key))
        .map(([key, value]) => [key, stripped(value)]),
    );
  };
  const today = currentRelease();
  const bare = parseRelease(JSON.stringify(stripped(today)));
  const changes = compareReleases(bare, today);
  expect(changes.length).toBeGreaterThan(50);
  expect(changes.filter(({ text: words }) => words.includes('cannot judge'))).toEqual([]);
});

it('parseRelease throws for other JSON', () => {
  expect(() => parseRelease('{"blocks":{}}')).toThrow(TypeError);
  expect(() => parseRelease('{"page":{},"blocks":{}}')).toThrow(TypeError);
  expect(() => parseRelease('{"page":{},"blocks":{},"versions":{"a":"2"}}')).toThrow(TypeError);
  expect(() => parseRelease('{"page":{},"blocks":{"a":1}}')).toThrow(TypeError);
});
