import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backgroundRequest } from '../../../../server/cache/pages/backgroundRequest.ts';
import { NotFoundError } from '../../../../server/http/errors.ts';
import { runRequest } from '../../../../server/observability/requestContext.ts';
import { articleListPage } from '../../../../server/pages/lists/articleListPage.ts';
import { ARTICLE_LISTS } from '../../../../server/pages/lists/articleLists.ts';
import { memoryLog } from '../../memoryLog.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { answerAt, articlesOn, getBlockProps, pageAt } from '../pageAt.ts';
import { requestFor } from '../requestFor.ts';
import { newsSite } from './newsSite.ts';

// One featured, and three pages of the others: 6, 6 and 2.
const NEWS = 15;

const listOfNews = articleListPage(ARTICLE_LISTS.news);

let site: SmallSite;
beforeAll(async () => {
  site = await startEditorialSite(newsSite(NEWS));
});
afterAll(() => site[Symbol.asyncDispose]());

const page = (address: string) => pageAt(site.content, address);
const answer = (address: string) => answerAt(site.content, address);

describe('the list of news', () => {
  it('page 1: the newest featured, six more in the list', async () => {
    expect(articlesOn(await page('/news'))).toEqual({
      featured: 'n0',
      list: ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'],
    });
  });

  it('a sticky article is featured and not repeated', async () => {
    await using sticky = await startEditorialSite(newsSite(9, (index) => ({ sticky: index === 4 })));
    expect(articlesOn(await pageAt(sticky.content, '/news'))).toEqual({
      featured: 'n4',
      list: ['n0', 'n1', 'n2', 'n3', 'n5', 'n6'],
    });
    expect(articlesOn(await pageAt(sticky.content, '/news/2')).list).toEqual(['n7', 'n8']);
  });

  it('further pages feature no article', async () => {
    expect(articlesOn(await page('/news/3'))).toEqual({ featured: undefined, list: ['n13', 'n14'] });
  });

  it('pagination links; page 1 has no number', async () => {
    expect(getBlockProps(await page('/fr/actualites/2'), 'article-list')?.pagination).toEqual({
      page: 2,
      pages: [
        { page: 1, url: '/fr/actualites' },
        { page: 2, url: '/fr/actualites/2' },
        { page: 3, url: '/fr/actualites/3' },
      ],
    });
  });

  it.each([
    ['/news/1', '/news'],
    ['/news/0', '/news'],
    ['/news/-1', '/news'],
    ['/news/999999', '/news/3'],
    ['/news/4', '/news/3'],
    ['/news/02', '/news/2'],
    ['/fr/actualites/99', '/fr/actualites/3'],
    ['/news/3?category=regattas', '/news/2'],
  ])('%s redirects to %s', async (address, location) => {
    expect(await answer(address)).toEqual({ type: 'redirect', status: 302, location });
  });

  it.each(['/news/abc', '/news/2.5', '/news/1234567', '/news/2/3'])('%s: 404', async (address) => {
    await expect(answer(address)).rejects.toThrow(NotFoundError);
  });

  it('ignores ?page=; canonical URL without it', async () => {
    const { path, seo } = await page('/news?page=2');
    expect([path, seo.canonicalUrl]).toEqual(['/news', 'https://estran.example/news']);
  });

  it('title and canonical URL per page, indexable', async () => {
    const [first, second] = await Promise.all([page('/news'), page('/news/2')]);
    expect(first.seo).toMatchObject({ title: 'News', canonicalUrl: 'https://estran.example/news' });
    expect(second.seo).toMatchObject({
      title: 'Page 2 | News',
      canonicalUrl: 'https://estran.example/news/2',
    });
    expect(first.seo).not.toHaveProperty('robots');
    expect(second.seo).not.toHaveProperty('robots');
  });

  it.each(['/fr/actualites/2', '/fr/actualites?category=regattas'])(
    'feed URL and title of the whole list at %s',
    async (address) => {
      expect((await page(address)).seo).toMatchObject({
        feedUrl: 'https://estran.example/fr/actualites/feed.xml',
        feedTitle: 'Actualités',
      });
    },
  );

  it('categories fail: renders without them', async () => {
    await using site = await startEditorialSite({
      ...newsSite(9),
      special: (question) => (question.includes('/taxonomy_term/') ? { status: 500, body: {} } : undefined),
    });
    const whole = await runRequest(backgroundRequest(memoryLog().log), () =>
      pageAt(site.content, '/news?category=regattas&product=model-a'),
    );
    expect(articlesOn(whole)).toEqual({ featured: 'n0', list: ['n3', 'n6'] });
    expect(getBlockProps(whole, 'hub-hero')?.filters).toMatchObject([
      { name: 'category', options: [] },
      { name: 'product', value: 'model-a' },
    ]);
  });

  it('uses current categories with cached articles', async () => {
    const { content } = site;
    const labelsWith = async (title: string) => {
      const answer = await listOfNews(
        requestFor('/news', { ...content, categories: async () => [{ id: 'c1', title, value: 'regattas' }] }),
      );
      if (answer?.type !== 'page') throw new Error('It is no page');
      return JSON.stringify(answer.draft.blocks[0]?.props.filters);
    };
    expect(await labelsWith('Regattas')).toContain('"label":"Regattas"');
    expect(await labelsWith('Races')).toContain('"label":"Races"');
  });

  it('one article: featured, no list', async () => {
    await using one = await startEditorialSite(newsSite(1));
    const only = await pageAt(one.content, '/news');
    expect(articlesOn(only)).toEqual({ featured: 'n0', list: undefined });
  });

  it('no articles: a message and no reset link', async () => {
    await using none = await startEditorialSite(newsSite(0));
    const props = getBlockProps(await pageAt(none.content, '/news'), 'article-list');
    expect(props).toMatchObject({ articles: [], empty: { text: 'Nothing here yet. Look in again soon.' } });
    expect(props?.empty).not.toHaveProperty('resetUrl');
  });
});

describe('the filtered list of news', () => {
  it('shows matching articles; options mark the choice', async () => {
    const filtered = await page('/news?category=regattas&product=model-a');
    expect(articlesOn(filtered)).toEqual({ featured: 'n0', list: ['n6', 'n12'] });
    expect(getBlockProps(filtered, 'hub-hero')).toMatchObject({
      filterAction: '/news',
      filters: [
        {
          name: 'category',
          value: 'regattas',
          options: [
            { label: 'Regattas', value: 'regattas' },
            { label: 'Boats', value: 'boats' },
          ],
        },
        { name: 'product', value: 'model-a' },
      ],
    });
  });

  it.each([
    ['category=regattas', 'n0', 'Régates | Actualités'],
    ['product=model-a', 'n0', 'Modèle A | Actualités'],
    ['product=model-b', 'n1', 'Model B | Actualités'],
  ])('same result in French: %s', async (query, featured, title) => {
    const filtered = await page(`/fr/actualites?${query}`);
    expect(articlesOn(filtered).featured).toBe(featured);
    expect(filtered.seo.title).toBe(title);
    expect(articlesOn(filtered)).toEqual(articlesOn(await page(`/news?${query}`)));
  });

  it('pagination keeps the filters', async () => {
    const { pagination } = getBlockProps(await page('/news?category=regattas'), 'article-list') ?? {};
    expect(pagination?.pages.map(({ url }) => url)).toEqual([
      '/news?category=regattas',
      '/news/2?category=regattas',
    ]);
  });

  it('noindex, canonical URL without foreign parameters', async () => {
    const { seo } = await page('/news/2?category=regattas&utm_source=mail');
    expect(seo).toMatchObject({
      title: 'Regattas | Page 2 | News',
      robots: 'noindex,follow',
      canonicalUrl: 'https://estran.example/news/2?category=regattas',
    });
  });

  it.each([
    ['/news?category=unknown', '/news'],
    ['/news?category=unknown&product=model-a', '/news?product=model-a'],
    ['/news?product=Model-A', '/news?product=model-a'],
    ['/news/2?category=unknown', '/news/2'],
  ])('%s redirects to the canonical %s', async (address, location) => {
    expect(await answerAt(site.content, address)).toMatchObject({ status: 302, location });
  });

  it.each(['/news?colour=blue', '/news?category=', '/news?utm_source=mail'])(
    '%s: the whole list, indexable',
    async (address) => {
      const whole = await page(address);
      expect(articlesOn(whole)).toEqual(articlesOn(await page('/news')));
      expect(whole.seo).toEqual((await page('/news')).seo);
    },
  );

  it('no match: a message and a link to the whole list', async () => {
    const nothing = await page('/news?category=regattas&product=model-b');
    expect(articlesOn(nothing)).toEqual({ featured: undefined, list: [] });
    expect(getBlockProps(nothing, 'article-list')).toMatchObject({
      empty: { text: 'Nothing matches this choice yet.', resetUrl: '/news' },
    });
    expect(nothing).toMatchObject({ status: 200, seo: { robots: 'noindex,follow' } });
  });
});
