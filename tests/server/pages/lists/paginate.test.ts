import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumber } from '../../../../server/pages/lists/pageNumber.ts';
import { paginate } from '../../../../server/pages/lists/paginate.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test('puts six on a page (spec 1 §9)', () => {
  expect(paginate(numbers(13), 1)).toEqual({ items: [0, 1, 2, 3, 4, 5], page: 1, pages: 3 });
  expect(paginate(numbers(13), 3)).toEqual({ items: [12], page: 3, pages: 3 });
});

test.each([
  [0, 1],
  [-1, 1],
  [1, 1],
  [3, 3],
  [4, 3],
  [999_999, 3],
])('answers page %i of three with page %i', (wanted, page) => {
  expect(paginate(numbers(18), wanted).page).toBe(page);
});

test('has one empty page when there is nothing', () => {
  expect(paginate([], 5)).toEqual({ items: [], page: 1, pages: 1 });
});

test('shows every item once, in order, on one page or another', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 20 }), (length, size) => {
      const { pages } = paginate(numbers(length), 1, size);
      const shown = numbers(pages).flatMap((index) => paginate(numbers(length), index + 1, size).items);
      expect(shown).toEqual(numbers(length));
    }),
  );
});

test.each([
  ['page=3', 3],
  ['page=0', 0],
  ['page=-1', -1],
  ['page=999999', 999_999],
  ['page=abc', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=12345678', 1],
  ['page=', 1],
  ['', 1],
])('reads “%s” as page %i', (query, number) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(number);
});
