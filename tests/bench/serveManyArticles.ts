import { type LoopbackService, serveOnLoopback } from '../../demo/services/serveOnLoopback.ts';

const CATEGORIES = 5;
/** Entries of one page of a collection, whatever was asked for (content contract). */
const PAGE_SIZE = 50;

const terms = Array.from({ length: CATEGORIES }, (_, index) => ({
  type: 'taxonomy_term--blog_categories',
  id: `term-${index}`,
  attributes: { name: `Category ${index}`, langcode: 'en', weight: index },
}));

const listPage = {
  type: 'node--page',
  id: 'news-page',
  attributes: {
    title: 'News',
    langcode: 'en',
    drupal_internal__nid: 1,
    path: { alias: '/news' },
    metatag: [],
  },
  relationships: {},
};

const article = (index: number) => ({
  type: 'node--news',
  id: `article-${index}`,
  attributes: {
    title: `Article ${index}`,
    langcode: 'en',
    drupal_internal__nid: 100 + index,
    sticky: false,
    path: { alias: `/news/article/article-${index}` },
    created: new Date(1.7e12 + index * 1e7).toISOString().replace('.000Z', '+00:00'),
    changed: '2026-01-01T00:00:00+00:00',
    field_heading: `Article ${index}`,
    field_short_description: { processed: '<p>Short words about it.</p>' },
    field_long_description: { processed: `<p>${'Long words about it. '.repeat(12)}</p>` },
    field_highlight_label: null,
  },
  relationships: {
    field_category: { data: { type: 'taxonomy_term--blog_categories', id: `term-${index % CATEGORIES}` } },
    field_product: { data: null },
    field_hero_image: { data: null },
    field_related_articles: { data: [] },
  },
});

/** A content service with a list of news, so many articles, and nothing else. */
export function serveManyArticles(count: number): Promise<LoopbackService> {
  const collection = (url: URL) => {
    const first = Number(url.searchParams.get('page[offset]') ?? 0);
    const next = new URL(url);
    next.searchParams.set('page[offset]', String(first + PAGE_SIZE));
    const size = Math.max(0, Math.min(PAGE_SIZE, count - first));
    return {
      data: Array.from({ length: size }, (_, index) => article(first + index)),
      included: terms,
      links: first + PAGE_SIZE < count ? { next: { href: next.href } } : {},
    };
  };
  const answer = (url: URL): unknown => {
    const asked = url.searchParams.get('path') ?? '';
    const number = /article-(\d+)$/.exec(url.pathname + asked)?.[1];
    if (url.pathname === '/router/translate-path') {
      const entity = number
        ? { type: 'node', bundle: 'news', uuid: `article-${number}` }
        : { type: 'node', bundle: 'page', uuid: listPage.id };
      return { resolved: asked, isHomePath: false, entity };
    }
    if (url.pathname === '/jsonapi/node/news') return collection(url);
    if (number) return { data: article(Number(number)), included: terms };
    if (url.pathname === `/jsonapi/node/page/${listPage.id}`) return { data: listPage };
    if (url.pathname === '/jsonapi/node/page') return { data: [listPage] };
    return { data: url.pathname.endsWith('/blog_categories') ? terms : [] };
  };
  return serveOnLoopback((request, response) => {
    const body = JSON.stringify(answer(new URL(`http://127.0.0.1${request.url}`)));
    response.setHeader('content-type', 'application/vnd.api+json').end(body);
  });
}
