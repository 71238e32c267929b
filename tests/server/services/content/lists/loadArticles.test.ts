import { describe, expect, test } from 'vitest';
import { type EditorialNode, richText, startEditorialSite } from '../editorialSite.ts';

const article = (id: string, attributes: EditorialNode['attributes'] = {}): EditorialNode => ({
  id,
  in: { en: [`Title of ${id}`, `/news/article/${id}`] },
  attributes,
});

const load = async (nodes: readonly EditorialNode[], others = {}) => {
  await using site = await startEditorialSite({ nodes: { news: nodes }, ...others });
  return { articles: await site.content.articles('en', 'news'), events: site.events };
};

const createdOn = (id: string, day: string) => article(id, { created: `${day}T09:00:00+00:00` });

describe('a list of articles', () => {
  test('newest first, independent of the service’s order', async () => {
    const { articles } = await load([
      createdOn('old', '2025-02-01'),
      createdOn('new', '2026-10-01'),
      createdOn('middle', '2026-02-01'),
    ]);
    expect(articles.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  test('articles of one day have a stable order', async () => {
    const nodes = ['b', 'a', 'c'].map((id) => createdOn(id, '2026-02-01'));
    const [one, other] = await Promise.all([load(nodes), load(nodes.toReversed())]);
    expect(one.articles).toEqual(other.articles);
  });

  test('holds only articles of the language', async () => {
    const french: EditorialNode = { id: 'fr', in: { fr: ['Titre', '/actualites/article/fr'] } };
    await using site = await startEditorialSite({ nodes: { news: [article('en'), french] } });
    const idsIn = async (locale: 'en' | 'fr') =>
      (await site.content.articles(locale, 'news')).map(({ id }) => id);
    expect(await idsIn('en')).toEqual(['en']);
    expect(await idsIn('fr')).toEqual(['fr']);
  });

  test('an article without optional fields', async () => {
    const { articles, events } = await load([article('bare')]);
    expect(articles).toEqual([
      {
        id: 'bare',
        type: 'news',
        heading: 'Title of bare',
        url: '/news/article/bare',
        sticky: false,
        date: '2026-01-01',
        updated: '2026-01-02',
        relatedNews: [],
      },
    ]);
    expect(events).toEqual([]);
  });

  test('category and model names, ids of existing related articles', async () => {
    const [node] = [
      {
        ...article('full', { sticky: true, field_highlight_label: 'Just in' }),
        relationships: {
          field_category: { type: 'taxonomy_term--blog_categories', id: 'c1' },
          field_product: { type: 'node--product', id: 'product-a' },
          field_related_articles: [
            { type: 'node--news', id: 'other' },
            { type: 'node--news', id: 'missing' },
          ],
        },
      },
    ];
    const { articles } = await load(node ? [node] : [], {
      others: [
        { type: 'taxonomy_term--blog_categories', id: 'c1', attributes: { name: 'Regattas' } },
        { type: 'node--product', id: 'product-a', attributes: { title: 'Model A' } },
      ],
    });
    expect(articles[0]).toMatchObject({
      sticky: true,
      meaLabel: 'Just in',
      category: 'Regattas',
      product: 'Model A',
      productId: 'product-a',
      relatedNews: ['other'],
    });
  });

  test('deleted category: the article without it, reported', async () => {
    const node = {
      ...article('orphan'),
      relationships: { field_category: { type: 'unknown', id: 'missing' } },
    };
    const { articles, events } = await load([node]);
    expect(articles[0]).not.toHaveProperty('category');
    expect(events).toMatchObject([{ event: 'relationship-missing', id: 'orphan', field: 'field_category' }]);
  });

  test.each([
    ['rubbish', 'tomorrow'],
    ['no offset', '2026-05-01T09:00:00'],
    ['a day that no month has', '2026-02-30T09:00:00+00:00'],
    ['a number', 20260501],
  ])('creation date %s: the article without a date, reported', async (_what, created) => {
    const { articles, events } = await load([article('undated', { created })]);
    expect(articles).toHaveLength(1);
    expect(articles[0]).not.toHaveProperty('date');
    expect(events).toMatchObject([{ event: 'field-invalid', id: 'undated', field: 'created' }]);
  });

  test('uses the heading field; rich text unchanged', async () => {
    const { articles } = await load([
      article('a', { field_heading: 'Heading', field_short_description: richText('<p>Short</p>') }),
    ]);
    expect(articles[0]).toMatchObject({ heading: 'Heading', shortDesc: '<p>Short</p>' });
  });
});
