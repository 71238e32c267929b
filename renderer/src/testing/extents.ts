import fc from 'fast-check';
import type { PropsExtent } from './propsArbitrary.ts';

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

/** What content gets to in the end, by name. */
export const EXTENTS: Readonly<Record<string, PropsExtent>> = {
  'text of 5,000 characters without a space': {
    text: fc.constant('W'.repeat(5000)),
    items: 1,
    optional: 'present',
  },
  'one item in every list': { text: word, items: 1, optional: 'any' },
  'no item in any list that may be empty': { text: word, items: 0, optional: 'present' },
  'fifty items, or as many as a list takes': { text: word, items: 50, optional: 'present' },
  'nothing but what it needs': { text: word, items: 1, optional: 'absent' },
  'odd words': { text: oddWords, items: 2, optional: 'any' },
  'any text': { text: fc.string({ unit: 'binary', minLength: 1 }), items: 3, optional: 'any' },
};
