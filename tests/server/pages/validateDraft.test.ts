import { expect, test } from 'vitest';
import { emptyLists } from '../../../schemas/entities/lists.ts';
import type { PageDraft } from '../../../server/pages/PageBuilder.ts';
import { validateDraft, validProps } from '../../../server/pages/validateDraft.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';

/** The same blocks on one page and another, as content that is kept is. */
const blocks = [
  { id: 'gone', type: 'free-content', props: {} },
  { id: 'words', type: 'free-content', props: { text: '<p onclick="x()">Hello</p>' } },
];
// The minimal page is typed as loosely as JSON is.
const draftAt = (path: string) => ({ ...minimalPage([]), path, blocks }) as unknown as PageDraft;

test('an unchanged block is validated once, and is the same object on each page', () => {
  const [first, second] = ['/a', '/b'].map((path) => validateDraft(draftAt(path), emptyLists).page);
  expect(first?.blocks).toEqual([{ id: 'words', type: 'free-content', props: { text: '<p>Hello</p>' } }]);
  expect(second?.blocks[0]).toBe(first?.blocks[0]);
  expect([first?.path, second?.path]).toEqual(['/a', '/b']);
});

test('dropped blocks are returned each time', () => {
  const visits = [1, 2, 3].map(() => validateDraft(draftAt('/a'), emptyLists).dropped);
  expect(visits[0]).toMatchObject([{ id: 'gone', index: 0, reason: 'needs one of “heading”, “text”' }]);
  expect(visits[1]).toEqual(visits[0]);
  expect(visits[2]).toEqual(visits[0]);
});

test('other pages read of a block what its own page shows: the first that is valid, sanitized', () => {
  const offers = [
    { heading: 'Price', priceFrom: '489000' },
    { heading: 'Price', priceFrom: 489_000 },
  ].map((props, index) => ({ id: `offer-${index}`, type: 'offer', props }));
  const all = [...blocks, ...offers];
  expect(validProps(all, 'offer')).toEqual([{ heading: 'Price', priceFrom: 489_000 }]);
  expect(validProps(all, 'free-content')).toEqual([{ text: '<p>Hello</p>' }]);
  expect(validProps(all, 'cabin-layouts')).toEqual([]);
});
