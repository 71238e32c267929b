import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pageNumber, paginate, toPagination } from '../../../../server/pages/lists/paginate.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test('six items per page (behaviour §5.3)', () => {
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
])('page %i of three: page %i', (wanted, page) => {
  expect(paginate(numbers(18), wanted).page).toBe(page);
});

test('no items: one empty page', () => {
  expect(paginate([], 5)).toEqual({ items: [], page: 1, pages: 1 });
});

test('every item is on exactly one page, in order', () => {
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
])('“%s”: page %i', (query, number) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(number);
});

const shown = (page: number, pages: number) =>
  toPagination({ page, pages }, (number) => `/news/${number}`)?.pages.map((one) => one.page);

test('one page: no pagination', () => {
  expect(shown(1, 1)).toBeUndefined();
});

test.each([
  { page: 1, pages: 2, numbers: [1, 2] },
  { page: 2, pages: 2, numbers: [1, 2] },
  { page: 1, pages: 3, numbers: [1, 2, 3] },
  { page: 2, pages: 3, numbers: [1, 2, 3] },
  { page: 1, pages: 7, numbers: [1, 2, 7] },
  { page: 4, pages: 7, numbers: [1, 3, 4, 5, 7] },
  { page: 7, pages: 7, numbers: [1, 6, 7] },
  { page: 2, pages: 20, numbers: [1, 2, 3, 20] },
  { page: 10, pages: 20, numbers: [1, 9, 10, 11, 20] },
  { page: 19, pages: 20, numbers: [1, 18, 19, 20] },
])('shows $numbers on page $page of $pages', ({ page, pages, numbers }) => {
  expect(shown(page, pages)).toEqual(numbers);
});

test('links each page by its own URL', () => {
  expect(toPagination({ page: 1, pages: 2 }, (number) => `/news/${number}`)).toEqual({
    page: 1,
    pages: [
      { page: 1, url: '/news/1' },
      { page: 2, url: '/news/2' },
    ],
  });
});

describe('toPagination for random lists', () => {
  const places = fc
    .integer({ min: 2, max: 10_000 })
    .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
  const holds = (check: (numbers: number[], page: number, pages: number) => void) =>
    fc.assert(
      fc.property(places, ({ page, pages }) => {
        check(shown(page, pages) ?? [], page, pages);
      }),
    );

  it('each number once, ascending', () => {
    holds((numbers) => expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b)));
  });

  it('exactly first, last, current and adjacent pages', () => {
    holds((numbers, page, pages) => {
      const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
      expect(new Set(numbers)).toEqual(new Set(wanted));
    });
  });
});
