import { expect, test } from 'vitest';
import { createMemo } from '../../memo/createMemo.ts';

/** A memo of numbers that counts how often one was made. */
const counted = () => {
  const memo = createMemo<number>();
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

test('makes again what could not be made', () => {
  const [memo, answer] = [createMemo<number>(), {}];
  const fails = () => {
    throw new Error('cannot be read');
  };
  expect(() => memo(answer, 'x', fails)).toThrow('cannot be read');
  expect(memo(answer, 'x', () => 7)).toBe(7);
});

test('keeps what was made of each answer with each of the site’s addresses apart', () => {
  const [valueIn, [one, other], index] = [counted(), [['a'], ['a']] as const, {}];
  expect([valueIn(one, 'x', index), valueIn(other, 'x', index), valueIn(one, 'x', index)]).toEqual([1, 2, 1]);
});
