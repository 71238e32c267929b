import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryValues, toQueryValue } from '../../../../server/services/content/toQueryValue.ts';

test.each([
  ['Yard news', 'yard-news'],
  ['Estran 45 S', 'estran-45-s'],
  ['Lagoon days', 'lagoon-days'],
  ['Noël à bord !', 'noel-a-bord'],
  ['  In the   galley ', 'in-the-galley'],
  ['Sea & sun', 'sea-sun'],
  ['Яхты', 'яхты'],
  ['…!', ''],
])('writes “%s” as “%s”', (name, value) => {
  expect(toQueryValue(name)).toBe(value);
});

test('changes nothing when it is applied again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(toQueryValue(toQueryValue(name))).toBe(toQueryValue(name));
    }),
  );
});

test('reads no more of a name than names are long', () => {
  // Each of these becomes eighteen letters.
  expect(toQueryValue('\ufdfa'.repeat(255))).toHaveLength(255);
  const manyMarks = `a${'\u0316\u0301'.repeat(200_000)}`;
  expect(toQueryValue(manyMarks)).toBe('a');
});

const toValues = (...entries: [id: string, title: string][]) =>
  Object.fromEntries(queryValues(entries.map(([id, title]) => ({ id, title }))));

test('makes the value of an entry from its first title', () => {
  expect(toValues(['1', 'Estran 42'], ['2', 'Small boat'], ['2', 'Petit bateau'])).toEqual({
    '1': 'estran-42',
    '2': 'small-boat',
  });
});

test('calls an entry by its id whose value is taken, or of whose title nothing is left', () => {
  expect(toValues(['1', 'Boats'], ['2', 'BOATS!'], ['3', '★'])).toEqual({ '1': 'boats', '2': '2', '3': '3' });
});
