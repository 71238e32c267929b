import { expect, test } from 'vitest';
import { hubHero, listNode, startEditorialSite } from './editorialSite.ts';

test('a repeated filter is kept once, in its first place', async () => {
  const filters = ['product', 'category', 'product'];
  await using site = await startEditorialSite({
    nodes: { page: [listNode('list', { en: ['News', '/news'] }, filters)] },
    others: [hubHero(filters)],
  });
  const found = await site.content.find('en', '/news');
  expect(found).toMatchObject({
    node: {
      blocks: [
        {
          props: {
            filters: [
              { name: 'product', options: [] },
              { name: 'category', options: [] },
            ],
          },
        },
      ],
    },
  });
});
