import { expect, test } from 'vitest';
import { hubHero, listNode, startEditorialSite } from './editorialSite.ts';

test('has a filter once that the editor named twice, in the place of the first', async () => {
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
