import { expect, test } from 'vitest';
import { chooseFeatured } from '../../../../server/pages/lists/listPage.ts';
import { getIds } from '../entities.ts';

const list = (...ids: string[]) => ids.map((id) => ({ id, sticky: id.endsWith('!') }));

test.each([
  { given: list('a', 'b', 'c'), featured: 'a', others: ['b', 'c'], what: 'the first where none is sticky' },
  { given: list('a', 'b!', 'c'), featured: 'b!', others: ['a', 'c'], what: 'the sticky one' },
  { given: list('a', 'b!', 'c!'), featured: 'b!', others: ['a', 'c!'], what: 'the first of two sticky ones' },
  { given: list('a'), featured: 'a', others: [], what: 'the only one' },
  { given: list(), featured: undefined, others: [], what: 'nothing of an empty list' },
])('features $what and keeps the order of the others', ({ given, featured, others }) => {
  const chosen = chooseFeatured(given);
  expect(chosen.featured?.id).toBe(featured);
  expect(getIds(chosen.others)).toEqual(others);
});
