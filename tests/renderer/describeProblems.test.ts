import { describe, expect, it } from 'vitest';
import { createPageValidator } from '../../renderer/src/createPageValidator.ts';
import { formats } from '../../schemas/formats.ts';

const card = {
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, maxLength: 5, description: 'Heading of the card.' },
    text: { type: 'string' },
    tone: { enum: ['white', 'grey'] },
    size: { type: 'integer', minimum: 1, maximum: 9 },
    wide: { type: 'boolean' },
    url: { type: 'string', format: 'link-url' },
    file: { type: 'string', format: 'content-file' },
    film: { type: 'string', pattern: '^video/', description: 'Media type, such as video/mp4.' },
    span: { anyOf: [{ type: 'integer' }, { const: 'all' }] },
    'a/b': { type: 'string' },
    parts: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'object', properties: { label: { type: 'string' } }, required: ['label'] },
    },
  },
  required: ['heading'],
  additionalProperties: false,
};
const choice = {
  type: 'object',
  properties: { heading: { type: 'string' }, text: { type: 'string' }, image: { type: 'string' } },
  anyOf: [{ required: ['heading'] }, { required: ['text', 'image'] }],
  additionalProperties: false,
};

const validate = createPageValidator({ page: {}, blocks: { card, choice }, formats });
const check = (type: string, props: unknown) =>
  validate({ blocks: [{ id: 'b', type, props }] }).dropped[0] ?? { reason: 'valid', problems: [] };
const getSentences = (type: string, props: unknown) =>
  check(type, props).problems.map(({ sentence }) => sentence);

describe('a problem of a block', () => {
  it.each<[object, string]>([
    [{ heading: undefined }, '“heading” is missing'],
    [{ heading: '' }, '“heading” must not be empty'],
    [{ heading: 'Too long' }, '“heading” must have at most 5 characters, found 8 characters'],
    [{ heading: 12 }, '“heading” must be text, found the number 12'],
    [{ heading: null }, '“heading” must be text, found nothing'],
    [{ tone: 'gray' }, '“tone” must be one of “white”, “grey”, found “gray”; did you mean “grey”?'],
    [{ tone: 'blue' }, '“tone” must be one of “white”, “grey”, found “blue”'],
    [{ size: '3' }, '“size” must be a whole number, found the text “3”'],
    [{ size: 0 }, '“size” must be at least 1, found 0'],
    [{ size: 10 }, '“size” must be at most 9, found 10'],
    [{ wide: 'yes' }, '“wide” must be true or false, found the text “yes”'],
    [{ parts: {} }, '“parts” must be a list, found an object'],
    [{ parts: [] }, '“parts” must have at least 1 item, found 0 items'],
    [{ parts: [{ label: 'a' }, {}] }, '“label” is missing in /parts/1'],
    [{ parts: ['a'] }, 'item 1 in /parts must be an object, found the text “a”'],
    [{ parts: [{ label: [] }] }, '“label” in /parts/0 must be text, found an empty list'],
    [
      { url: 'javascript:x' },
      '“url” must be a path of this site or an http(s), mailto or tel address, found “javascript:x”',
    ],
    [{ film: 'mp4' }, '“film” must be written as agreed: Media type, such as video/mp4, found “mp4”'],
    [{ span: 'al' }, '“span” must be a whole number or “all”, found “al”'],
    [{ 'a/b': 1 }, '“a/b” must be text, found the number 1'],
    [{ colour: 1 }, '“colour” is not a known field'],
    [{ hedaing: 1 }, '“hedaing” is not a known field'],
    [{ tnoe: 1 }, '“tnoe” is not a known field; did you mean “tone”?'],
  ])('%j: a sentence', (props, sentence) => {
    const whole = JSON.parse(JSON.stringify({ heading: 'Keel', ...props }));
    expect(getSentences('card', whole)).toEqual([sentence]);
  });

  it('has all details in separate fields', () => {
    expect(check('card', { heading: 'Keel', tone: 'gray' }).problems).toEqual([
      {
        pointer: '/blocks/0/props/tone',
        message: 'must be one of “white”, “grey”',
        found: '“gray”',
        expected: 'one of “white”, “grey”',
        suggestion: 'grey',
        sentence: '“tone” must be one of “white”, “grey”, found “gray”; did you mean “grey”?',
      },
    ]);
  });

  it('missing field: `expected` is its description', () => {
    expect(check('card', {}).problems).toMatchObject([
      { pointer: '/blocks/0/props', expected: 'Heading of the card.' },
    ]);
  });

  it('invalid file URL: suggests the encoded one', () => {
    expect(check('card', { heading: 'Keel', file: '/sites/default/files/a b.jpg' }).problems).toMatchObject([
      { found: '“/sites/default/files/a b.jpg”', suggestion: '/sites/default/files/a%20b.jpg' },
    ]);
  });

  it('misspelt field name: one problem instead of two', () => {
    expect(check('card', { Heading: 'Keel' }).problems).toMatchObject([
      { pointer: '/blocks/0/props/Heading', suggestion: 'heading' },
    ]);
    expect(getSentences('choice', { headng: 'Keel' })).toEqual([
      '“headng” is not a known field; did you mean “heading”?',
    ]);
  });

  it('names the alternatives of which one is required', () => {
    expect(getSentences('choice', {})).toEqual(['needs one of “heading”, “text” and “image”']);
  });

  it('JSON pointers are escaped (RFC 6901)', () => {
    expect(check('card', { heading: 'Keel', 'c/d~': 1 }).problems).toMatchObject([
      { pointer: '/blocks/0/props/c~1d~0' },
    ]);
  });
});

describe('the problems of a block', () => {
  const props = { extra: 1, size: 'x', tnoe: 'white', parts: [] };

  it('all, causes first', () => {
    expect(getSentences('card', props)).toEqual([
      '“tnoe” is not a known field; did you mean “tone”?',
      '“heading” is missing',
      '“size” must be a whole number, found the text “x”',
      '“parts” must have at least 1 item, found 0 items',
      '“extra” is not a known field',
    ]);
  });

  it('reason: the first and the number of others', () => {
    const first = '“tnoe” is not a known field; did you mean “tone”?';
    expect(check('card', props).reason).toBe(`${first} (and 4 more problems)`);
    expect(check('card', { size: 0 }).reason).toBe('“heading” is missing (and 1 more problem)');
  });
});

describe('a quoted value', () => {
  const foundIn = (tone: string) => check('card', { heading: 'Keel', tone }).problems[0]?.found;

  it('is cut at 60 characters, between graphemes', () => {
    expect(foundIn('x'.repeat(1_000_000))).toBe(`“${'x'.repeat(59)}…”`);
    expect(foundIn('⛵🌊'.repeat(100))).toBe(`“${'⛵🌊'.repeat(29)}⛵…”`);
    expect(foundIn('⛵'.repeat(60))).toBe(`“${'⛵'.repeat(60)}”`);
  });

  it('stays on one line', () => {
    expect(foundIn('a\n\u0000\u001b[31mb\u2028c')).toBe('“a [31mb c”');
  });

  it.each([
    ['jane.doe@example.com', '“…@…”'],
    ['mailto:jane@example.com?cc=joe@example.org', '“mailto:…@…”'],
    ['call +33 6 12 34 56 78 now', '“call … now”'],
    ['2026-11-21', '“2026-11-21”'],
  ])('contains no personal data: %s', (tone, found) => {
    expect(foundIn(tone)).toBe(found);
  });

  it('names are cut too', () => {
    const long = 'n'.repeat(100_000);
    const { problems } = check('card', { heading: 'Keel', [long]: 1 });
    expect(problems).toMatchObject([{ pointer: '/blocks/0/props' }]);
    expect(JSON.stringify(problems).length).toBeLessThan(1000);
    expect(check(long, {}).reason).toBe(`“${'n'.repeat(59)}…” is not a known block type`);
  });
});

describe('an invalid block', () => {
  it.each([
    [{ type: 'card', props: {} }, 'card', '“id” is missing'],
    [{ id: 'a', type: 7, props: {} }, '(none)', '“type” must be text, found the number 7'],
    [{ id: 'a', type: 'card', props: [] }, 'card', '“props” must be an object, found an empty list'],
    [null, '(none)', 'must be an object, found nothing'],
    [{ id: 'a', type: 'crad', props: {} }, 'crad', '“crad” is not a known block type; did you mean “card”?'],
  ])('%j: dropped with what is known of it', (block, type, reason) => {
    expect(validate({ blocks: [block] }).dropped).toMatchObject([{ type, reason }]);
  });
});
