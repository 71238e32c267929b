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

/** An extent, and how many props of it each block type is rendered with. */
interface TestedExtent extends PropsExtent {
  runs: number;
  /** Whether a failure is shown as it was found: to find the least that fails takes hours where lists are long. */
  endOnFailure?: boolean;
}

/** Fifty items of every list are a variety of their own, and take most of the time. */
const RUNS = 10;
const RUNS_OF_FIFTY = 3;

/** What content gets to in the end, by name. */
export const EXTENTS: Readonly<Record<string, TestedExtent>> = {
  'text of 5,000 characters without a space': {
    text: fc.constant('W'.repeat(5000)),
    items: 1,
    optional: 'present',
    runs: RUNS,
  },
  'one item in every list': { text: word, items: 1, optional: 'any', runs: RUNS },
  'no item in any list that may be empty': { text: word, items: 0, optional: 'present', runs: RUNS },
  'fifty items, or as many as a list takes': {
    text: word,
    items: 50,
    optional: 'present',
    runs: RUNS_OF_FIFTY,
    endOnFailure: true,
  },
  'nothing but what it needs': { text: word, items: 1, optional: 'absent', runs: RUNS },
  'odd words': { text: oddWords, items: 2, optional: 'any', runs: RUNS },
  'any text': { text: fc.string({ unit: 'binary', minLength: 1 }), items: 3, optional: 'any', runs: RUNS },
};
