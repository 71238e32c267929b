import { expect, test } from 'vitest';
import { queryValues } from '../../../../server/content/lists/queryValues.ts';

const valuesOf = (...entries: [id: string, title: string][]) =>
  Object.fromEntries(queryValues(entries.map(([id, title]) => ({ id, title }))));

test('makes the value of an entry from its first title', () => {
  expect(valuesOf(['1', 'Estran 42'], ['2', 'Small boat'], ['2', 'Petit bateau'])).toEqual({
    '1': 'estran-42',
    '2': 'small-boat',
  });
});

test('calls an entry by its id whose value is taken, or of whose title nothing is left', () => {
  expect(valuesOf(['1', 'Boats'], ['2', 'BOATS!'], ['3', '★'])).toEqual({ '1': 'boats', '2': '2', '3': '3' });
});
