import { expect, test } from 'vitest';
import { withAnchors } from '../../../server/pages/withAnchors.ts';
import { validatePage } from '../../../site/frame/validatePage.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';

const menu = { id: 'menu', type: 'anchors-menu', props: { items: [] } };
const anchor = (id: string, name: string) => ({
  id,
  type: 'anchor',
  props: { id: name, label: `To ${name}` },
});

/** The blocks left of those given, and what is said about the others. */
const pass = (...blocks: unknown[]) => {
  const { page, dropped } = withAnchors(validatePage(minimalPage(blocks)));
  return { blocks: page.blocks, dropped };
};

test('lists the anchors of the page in order, above and below the menu', () => {
  const { blocks, dropped } = pass(anchor('a', 'steps'), menu, anchor('b', 'people'));
  expect(blocks[1]?.props).toEqual({
    items: [
      { id: 'steps', label: 'To steps' },
      { id: 'people', label: 'To people' },
    ],
  });
  expect(dropped).toEqual([]);
});

test('omits anchors that validation dropped', () => {
  const { blocks, dropped } = pass(anchor('bad', 'not safe"'), menu, anchor('b', 'people'));
  expect(blocks[0]?.props).toEqual({ items: [{ id: 'people', label: 'To people' }] });
  expect(dropped).toHaveLength(1);
});

test.each(['content', 'menus', 'footer-email', '', '1st', 'with space'])(
  'drops an anchor with the id “%s”',
  (name) => {
    expect(pass(anchor('a', name)).dropped).toMatchObject([
      { type: 'anchor', pointer: '/blocks/0/props/id' },
    ]);
  },
);

test('drops a second anchor of an id, with its original index', () => {
  const unknown = { id: 'x', type: 'never-made', props: {} };
  const { blocks, dropped } = pass(unknown, anchor('a', 'steps'), menu, anchor('b', 'steps'));
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'menu']);
  expect(dropped).toContainEqual(
    expect.objectContaining({
      type: 'anchor',
      id: 'b',
      index: 3,
      pointer: '/blocks/3/props/id',
      reason: 'the page has another anchor “steps” above it',
    }),
  );
});

test('keeps a menu without anchors that names a boat, without items', () => {
  const boat = { name: 'Estran 42', links: [{ url: '/sea-trial', label: 'Come sailing' }] };
  const { blocks, dropped } = pass({ ...menu, props: { items: [], boat } });
  expect(blocks.map(({ props }) => props)).toEqual([{ boat }]);
  expect(dropped).toEqual([]);
});

test('drops a menu without anchors', () => {
  expect(pass(menu)).toEqual({
    blocks: [],
    dropped: [expect.objectContaining({ id: 'menu', reason: 'the page has no anchors it could lead to' })],
  });
});
