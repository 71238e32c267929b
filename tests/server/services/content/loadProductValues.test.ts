import { expect, test } from 'vitest';
import { startEditorialSite } from './editorialSite.ts';

test('the value of a model is made of its English name', async () => {
  await using site = await startEditorialSite({
    nodes: {
      product: [
        { id: 'small', in: { en: ['Small boat', '/small'], fr: ['Petit bateau', '/petit'] } },
        { id: 'large', in: { en: ['Estran 45 S', '/large'], de: ['Estran 45 S neu', '/gross'] } },
      ],
      page: [{ id: 'page', in: { en: ['A page', '/page'] } }],
    },
  });
  expect(Object.fromEntries(await site.content.productValues())).toEqual({
    small: 'small-boat',
    large: 'estran-45-s',
  });
});
