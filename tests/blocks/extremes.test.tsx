import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import { minimalPage } from '../renderer/minimalPage.ts';
import { blockSchema } from './BlockSchema.ts';
import { type PropsExtent, propsArbitrary } from './propsArbitrary.ts';
import { renderBlock } from './renderBlock.tsx';

/** The same values in every run, so that a failure is found again. */
const SEED = 20_261_121;

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const oddWords = fc.constantFrom(
  '0',
  'null',
  '__proto__',
  '<script>alert(1)</script>',
  '"&quot;\'',
  'שלום',
  '⛵️👩‍👩‍👧',
  '{name}',
  '\u00ad\u200b',
  ' ',
);

const EXTENTS: [string, PropsExtent][] = [
  [
    'text of 5,000 characters without a space',
    { text: fc.constant('W'.repeat(5000)), items: 1, optional: 'present' },
  ],
  ['one item in every list', { text: word, items: 1, optional: 'any' }],
  ['no item in any list that may be empty', { text: word, items: 0, optional: 'present' }],
  ['fifty items, or as many as a list takes', { text: word, items: 50, optional: 'present' }],
  ['nothing but what it needs', { text: word, items: 1, optional: 'absent' }],
  ['odd words', { text: oddWords, items: 2, optional: 'any' }],
  ['any text', { text: fc.string({ unit: 'binary', minLength: 1 }), items: 3, optional: 'any' }],
];

/** As they come out of the door that every page passes: valid and sanitized. */
const admitted = (type: string, props: unknown): object => {
  const { page, dropped } = validatePage(minimalPage([{ id: 'b', type, props }]));
  expect(dropped).toEqual([]);
  return page.blocks[0]?.props ?? {};
};

describe.each(blockTypes)('a block of type %s', (type) => {
  const { component, heading } = registryLines[type];

  // What React or the component has to say on the console fails the test as well (tests/setup.ts).
  it.each(EXTENTS)('survives %s', (_what, extent) => {
    const anyProps = propsArbitrary(blockSchema(type), extent);
    fc.assert(
      fc.property(anyProps, (props) => {
        const html = renderBlock(component, admitted(type, props));
        expect(html).not.toMatch(/\[object Object\]|<script|>undefined<|>NaN<|href="javascript:/);
        expect(html.match(/<h1[\s>]/g)?.length ?? 0).toBe(heading === 1 ? 1 : 0);
      }),
      { seed: SEED, numRuns: 10 },
    );
  });
});
