import { describe, expect, it } from 'vitest';
import type { Memoize } from '../../renderer/src/createEnvelopeCheck.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import { minimalPage } from './minimalPage.ts';

const toBlock = (type: string, props: unknown, id = 'b') => ({ id, type, props });

describe('the envelope', () => {
  it('accepts a complete page', () => {
    expect(validatePage(minimalPage([])).page).toEqual(minimalPage([]));
  });

  it.each([
    ['nothing', undefined, /must be an object, found nothing/],
    ['a missing locale', { ...minimalPage([]), locale: undefined }, /locale/],
    ['an unknown field', { ...minimalPage([]), colour: 'blue' }, /“colour” is not a known field/],
    [
      'blocks that are no list',
      { ...minimalPage([]), blocks: {} },
      /“blocks” must be a list, found an object/,
    ],
    [
      'a breadcrumb that leads to a script',
      { ...minimalPage([]), breadcrumb: { items: [{ label: 'x', url: 'javascript:alert(1)' }] } },
      /“url” in \/breadcrumb\/items\/0 must be/,
    ],
  ])('refuses %s', (_what, input, message) => {
    expect(() => validatePage(JSON.parse(JSON.stringify(input ?? null)))).toThrow(message);
    expect(() => validatePage(JSON.parse(JSON.stringify(input ?? null)))).toThrow(
      expect.objectContaining({ name: 'InvalidPageError', status: 500 }),
    );
  });
});

describe('blocks', () => {
  it('invalid ones are dropped with index, pointer and reason; others stay', () => {
    const { page, dropped } = validatePage(
      minimalPage([
        toBlock('quotation', { quote: 'Fair winds' }, 'good'),
        toBlock('no-such-block', {}, 'unknown'),
        toBlock('constructor', {}, 'prototype'),
        toBlock('quotation', { quotes: 'typo' }, 'wrong'),
        'not even an object',
        toBlock('key-figures', { items: [{ value: '', label: 'x' }], images: [] }, 'empty'),
      ]),
    );
    expect(page.blocks.map(({ id }) => id)).toEqual(['good']);
    expect(dropped.map(({ index, pointer, reason }) => [index, pointer, reason])).toEqual([
      [1, '/blocks/1/type', '“no-such-block” is not a known block type'],
      [2, '/blocks/2/type', '“constructor” is not a known block type'],
      [3, '/blocks/3/props/quotes', '“quotes” is not a known field; did you mean “quote”?'],
      [4, '/blocks/4', 'must be an object, found the text “not even an object”'],
      [5, '/blocks/5/props/items/0/value', '“value” in /items/0 must not be empty'],
    ]);
  });

  it('have sanitized rich text', () => {
    const text =
      '<p onclick="x()">Keel<script>alert(1)</script> <a href="javascript:x">a</a></p><iframe src="//evil"></iframe>';
    const { page } = validatePage(minimalPage([toBlock('free-content', { text })]));
    expect(page.blocks[0]?.props).toEqual({ text: '<p>Keel <a>a</a></p>' });
  });

  it.each([
    'https://evil.example/x.jpg',
    '//evil.example/x.jpg',
    '/sites/default/files/../../settings.php',
    '/etc/passwd',
    '/sites/default/files/%2e%2e/x.jpg',
  ])('with a picture from %s: dropped', (url) => {
    const image = { url, alt: '', width: 10, height: 10 };
    const { dropped } = validatePage(minimalPage([toBlock('quotation', { quote: 'x', image })]));
    expect(dropped).toMatchObject([{ pointer: '/blocks/0/props/image/url' }]);
  });

  it.each(['<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>'])(
    'whose required text is empty after sanitizing: dropped (%s)',
    (text) => {
      const { dropped } = validatePage(minimalPage([toBlock('free-content', { text })]));
      expect(dropped[0]?.reason).toBe('needs one of “heading”, “text”, found rich text without words');
    },
  );

  it('none of several alternatives: one problem', () => {
    const { dropped } = validatePage(minimalPage([toBlock('free-content', {})]));
    expect(dropped[0]?.reason).toBe('needs one of “heading”, “text”');
  });
});

describe('with memoize', () => {
  const createMemory = () => {
    const known = new Map<object, unknown>();
    const checks: object[] = [];
    const memoize: Memoize = <Result>(checked: object, check: () => Result) => {
      if (!known.has(checked)) {
        checks.push(checked);
        known.set(checked, check());
      }
      // Put in by the same caller, for the same object.
      return known.get(checked) as Result;
    };
    return { memoize, checks };
  };

  it('validates blocks and lists once and returns the same block', () => {
    const { memoize, checks } = createMemory();
    const input = minimalPage([toBlock('free-content', { text: '<p onclick="x()">Hello</p>' })]);
    const first = validatePage(input, memoize);
    const second = validatePage({ ...input, path: '/other' }, memoize);
    expect(second.page.blocks[0]).toBe(first.page.blocks[0]);
    expect(second.page.blocks).toEqual(validatePage(input).page.blocks);
    expect(second.page.path).toBe('/other');
    expect(checks).toHaveLength(2);
  });

  it('a dropped block has its index on each page', () => {
    const { memoize } = createMemory();
    const bad = toBlock('free-content', {});
    const good = toBlock('free-content', { text: '<p>Hello</p>' });
    for (const blocks of [[bad], [bad], [good, bad], [bad, good]]) {
      const { dropped } = validatePage(minimalPage(blocks), memoize);
      expect(dropped).toEqual(validatePage(minimalPage(blocks)).dropped);
    }
  });

  it('invalid lists throw on every page', () => {
    const { memoize } = createMemory();
    const page = { ...minimalPage([]), lists: { header: { menu: [], utils: [] } } };
    for (const _visit of [1, 2]) {
      expect(() => validatePage(page, memoize)).toThrow('“footer” is missing');
    }
    expect(() => validatePage({ ...page, lists: null }, memoize)).toThrow('“lists” must be an object');
  });
});
