import { expect, test } from 'vitest';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { fixture, startSmallSite } from './smallSite.ts';

const withMenu = () =>
  startSmallSite((question) => {
    if (!question.includes('/menu_link_content/')) return undefined;
    return { body: question.includes('header-left') ? fixture('menu-header-left') : { data: [] } };
  });

test('menus are the same object while their answers are cached', async () => {
  await using site = await withMenu();
  const first = await site.content.menus('fr');
  expect(await site.content.menus('fr')).toBe(first);
  expect(await site.content.menus('de')).not.toBe(first);
});

test('faults of a cached answer are reported for each page made of it', async () => {
  await using site = await withMenu();
  const told = async (): Promise<ContentEvent[]> => {
    site.events.length = 0;
    await site.content.menus('fr');
    return [...site.events];
  };
  const first = await told();
  expect(first).not.toEqual([]);
  expect(await told()).toEqual(first);
});

test('blocks are the same objects on each request of their page', async () => {
  const page = {
    data: {
      type: 'node--page',
      id: 'page-yard',
      attributes: {
        title: 'The yard',
        langcode: 'en',
        drupal_internal__nid: 10,
        path: { alias: '/yard', langcode: 'en' },
      },
      relationships: { field_blocks: { data: [{ type: 'paragraph--lead', id: 'lead' }] } },
    },
    included: [
      { type: 'paragraph--lead', id: 'lead', attributes: { field_text: { processed: '<p>Hello</p>' } } },
    ],
  };
  await using site = await startSmallSite((question) =>
    question.includes('/jsonapi/node/page/page-yard') ? { body: page } : undefined,
  );
  const findBlock = async () => {
    const found = await site.content.find('en', '/yard');
    return found?.type === 'node' ? found.node.blocks[0] : undefined;
  };
  const first = await findBlock();
  expect(first).toBeDefined();
  expect(await findBlock()).toBe(first);
});
