import { describe, expect, it } from 'vitest';
import { type ResourceJson, startFixture } from './startFixture.ts';

const service = startFixture();

const titles = (resources: ResourceJson[]): unknown[] => resources.map(({ attributes }) => attributes?.title);
const langcodes = (resources: ResourceJson[]): unknown[] =>
  resources.map(({ attributes }) => attributes?.langcode);

describe('lists', () => {
  it('a list in a language has every node, untranslated ones in English', async () => {
    const { data } = await service.document('/fr/jsonapi/node/news?sort=-created');
    expect(titles(data)).toEqual(['Le lancement', 'English only', 'Sans catégorie', 'Sans image']);
    expect(langcodes(data)).toEqual(['fr', 'en', 'fr', 'fr']);
  });

  it('an unpublished translation is left out and named in meta.omitted', async () => {
    const id = await service.fetchId('news', 32);
    const { data, meta } = await service.document('/fr/jsonapi/node/news?filter[langcode]=fr');
    expect(data.map((node) => node.id)).not.toContain(id);
    expect(JSON.stringify(meta?.omitted.links)).toContain(`/fr/jsonapi/node/news/${id}`);
  });

  it('filter[langcode]: translated nodes only', async () => {
    const { data } = await service.document(
      '/pt-pt/jsonapi/node/news?filter[langcode]=pt-pt&filter[status]=1',
    );
    expect(titles(data)).toEqual(['O lançamento']);
  });

  it('filters by the id of a relationship', async () => {
    const range = await service.fetchId('range', 10);
    const { data } = await service.document(`/jsonapi/node/product?filter[field_range.id]=${range}`);
    expect(titles(data)).toEqual(['Tern 40', 'Tern 50']);
  });

  it('several sort keys: each orders what the ones before leave equal', async () => {
    const { data } = await service.document('/jsonapi/node/news?sort=-sticky,created');
    expect(titles(data)).toEqual([
      'The launch',
      'No picture',
      'No category',
      'Winter trials',
      'English only',
    ]);
  });

  it('at most fifty nodes; links.next has the same other parameters', async () => {
    const first = await service.document('/jsonapi/dealer/dealer?page[limit]=999&sort=drupal_internal__id');
    const next = new URL(first.links.next?.href ?? '');
    expect(first.data).toHaveLength(50);
    expect(next.search).toBe('?sort=drupal_internal__id&page%5Boffset%5D=50&page%5Blimit%5D=50');
    const second = await service.document(`${next.pathname}${next.search}`);
    expect(second.links.next).toBeUndefined();
    expect(first.data.length + second.data.length).toBe(55);
  });

  it('fields[…]: these fields only', async () => {
    const { data } = await service.document('/jsonapi/node/range?fields[node--range]=title,field_products');
    expect(Object.keys(data[0]?.attributes ?? {})).toEqual(['title']);
    expect(Object.keys(data[0]?.relationships ?? {})).toEqual(['field_products']);
  });

  it('include of nested paths: each resource once', async () => {
    const { included = [] } = await service.document(
      '/fr/jsonapi/node/range?include=field_products.field_menu_image.field_media_image',
    );
    expect(included.map(({ type }) => type)).toEqual([
      'node--product',
      'node--product',
      'media--image',
      'file--file',
    ]);
    expect(included[2]?.relationships?.field_media_image?.data).toMatchObject({
      meta: { alt: 'Une mer calme', width: 1440, height: 810 },
    });
  });

  it.each([
    ['include=field_blocks.field_nothing', 400],
    ['sort=field_nothing', 400],
    ['filter[field_nothing]=1', 400],
    ['filter[path.alias]=/news', 500],
    ['page[limit]=many', 400],
    ['nonsense=1', 400],
  ])('refuses %s with %i as a JSON:API error', async (query, status) => {
    const answer = await service.ask(`/jsonapi/node/page?${query}`);
    expect(answer.headers.get('content-type')).toBe('application/vnd.api+json');
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ status: String(status) }] });
  });
});

describe('resources', () => {
  it('each untranslated paragraph is in English', async () => {
    const id = await service.fetchId('page', 3);
    const { included = [] } = await service.document(`/fr/jsonapi/node/page/${id}?include=field_blocks`);
    expect(langcodes(included).slice(0, 3)).toEqual(['fr', 'en', 'fr']);
  });

  it('a relationship to a deleted node: the id “missing”, nothing included', async () => {
    const id = await service.fetchId('page', 1);
    const { included = [] } = await service.document(
      `/jsonapi/node/page/${id}?include=field_blocks.field_products`,
    );
    const carousel = included.find(({ type }) => type === 'paragraph--product_carousel');
    expect(carousel?.relationships?.field_products?.data).toMatchObject([
      { type: 'node--product' },
      { type: 'node--product', id: 'missing' },
    ]);
    expect(included.filter(({ type }) => type === 'node--product')).toHaveLength(1);
  });

  it('links to nodes have their numbers, and keep query and fragment', async () => {
    const { data } = await service.document('/jsonapi/paragraph/three_columns_item');
    expect(data[0]?.attributes?.field_link).toEqual({
      uri: 'entity:node/10#top',
      title: 'Range',
      options: [],
    });
  });

  it('menu links: the same links in every language, with translated titles', async () => {
    const { data } = await service.document('/fr/jsonapi/menu_link_content/header-right');
    expect(titles(data)).toEqual(['Services', 'Concessionnaires']);
    expect(data[1]?.attributes).toMatchObject({
      link: { uri: 'internal:/dealers' },
      parent: `menu_link_content:${data[0]?.id}`,
    });
  });

  it('ids are the same at every start', async () => {
    expect(await service.fetchId('product', 20)).toBe('b914c110-f76e-5dc2-8ba0-fe5b78a1dabf');
  });
});
