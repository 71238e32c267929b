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
])('“%s”: “%s”', (name, value) => {
  expect(toQueryValue(name)).toBe(value);
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(toQueryValue(toQueryValue(name))).toBe(toQueryValue(name));
    }),
  );
});

test('shortens to 255 characters, in linear time', () => {
  // Each of these becomes eighteen letters.
  expect(toQueryValue('\ufdfa'.repeat(255))).toHaveLength(255);
  const manyMarks = `a${'\u0316\u0301'.repeat(200_000)}`;
  expect(toQueryValue(manyMarks)).toBe('a');
});

const toValues = (...entries: [id: string, title: string][]) =>
  Object.fromEntries(queryValues(entries.map(([id, title]) => ({ id, title }))));

test('uses the first title of an entry', () => {
  expect(toValues(['1', 'Estran 42'], ['2', 'Small boat'], ['2', 'Petit bateau'])).toEqual({
    '1': 'estran-42',
    '2': 'small-boat',
  });
});

test('uses the id if the value is taken or empty', () => {
  expect(toValues(['1', 'Boats'], ['2', 'BOATS!'], ['3', '★'])).toEqual({ '1': 'boats', '2': '2', '3': '3' });
});
