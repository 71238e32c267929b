import { expect, test } from 'vitest';
import { createListMemo } from '../../../server/pages/createListMemo.ts';

/** A memo of numbers that counts how often one was made. */
const counted = () => {
  const memo = createListMemo<number>();
  let made = 0;
  return (list: readonly unknown[], key: string, ...others: object[]) =>
    memo(list, key, () => ++made, ...others);
};

test('makes a value once for a list and a key', () => {
  const [valueIn, list] = [counted(), ['a']];
  expect([valueIn(list, 'x'), valueIn(list, 'x'), valueIn(list, 'y'), valueIn(list, 'x')]).toEqual([
    1, 1, 2, 1,
  ]);
  expect(valueIn(['a'], 'x')).toBe(3);
});

test('makes all of a list anew when something else it was made of is another', () => {
  const [valueIn, list, categories] = [counted(), ['a'], ['c']];
  expect([valueIn(list, 'x', categories), valueIn(list, 'x', categories)]).toEqual([1, 1]);
  expect([valueIn(list, 'x', ['c']), valueIn(list, 'y', categories), valueIn(list, 'x', categories)]).toEqual(
    [2, 3, 4],
  );
});
