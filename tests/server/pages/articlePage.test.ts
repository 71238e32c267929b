import { describe, expect, it } from 'vitest';
import {
  type Editorial,
  type EditorialNode,
  hubs,
  richText,
  startEditorialSite,
} from '../services/content/editorialSite.ts';
import type { CannedAnswer } from '../services/content/startContentServer.ts';
import { getBlockProps, pageAt } from './pageAt.ts';

const article = (id: string, day: string, more: Partial<EditorialNode> = {}): EditorialNode => ({
  id,
  in: { en: [`Title of ${id}`, `/news/article/${id}`] },
  ...more,
  attributes: { created: `2026-05-${day}T09:00:00+00:00`, ...more.attributes },
});

const three = [article('old', '01'), article('this', '02'), article('new', '03')];

const buildArticlePage = async (editorial: Editorial, address = '/news/article/this') => {
  const nodes = { page: hubs, ...editorial.nodes };
  await using site = await startEditorialSite({ ...editorial, nodes });
  return { page: await pageAt(site.content, address), events: site.events };
};

describe('an article', () => {
  it('has hero, share links, previous and next, and related articles', async () => {
    const { page } = await buildArticlePage({ nodes: { news: three } });
    expect(page).toMatchObject({ kind: 'article', status: 200, path: '/news/article/this' });
    expect(page.blocks.map(({ type }) => type)).toEqual([
      'article-hero',
      'share-links',
      'sibling-links',
      'article-list',
    ]);
    expect(getBlockProps(page, 'article-hero')).toMatchObject({
      heading: 'Title of this',
      date: '2026-05-02',
    });
    expect(getBlockProps(page, 'share-links')).toMatchObject({
      url: 'https://estran.example/news/article/this',
      title: 'Title of this',
    });
    expect(getBlockProps(page, 'sibling-links')).toMatchObject({
      previous: { url: '/news/article/new', label: 'Title of new' },
      next: { url: '/news/article/old', label: 'Title of old' },
      list: { url: '/news' },
    });
    expect(getBlockProps(page, 'article-list')?.articles.map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('breadcrumb: home, list, article', async () => {
    const { page } = await buildArticlePage({ nodes: { news: three } });
    expect(page.breadcrumb.items).toEqual([
      { label: 'Home', url: '/' },
      { label: 'News', url: '/news' },
      { label: 'Title of this' },
    ]);
    expect(getBlockProps(page, 'article-hero')?.breadcrumb).toEqual(page.breadcrumb.items);
  });

  it('without a list in its language: breadcrumb without the list', async () => {
    const { page } = await buildArticlePage({ nodes: { news: three, page: [] } });
    expect(page.breadcrumb.items).toEqual([{ label: 'Home', url: '/' }, { label: 'Title of this' }]);
    expect(getBlockProps(page, 'sibling-links')).not.toHaveProperty('list');
  });

  it('uses the heading instead of the title in breadcrumb and links', async () => {
    const headed = article('this', '02', { attributes: { field_heading: 'Heading of this' } });
    const { page } = await buildArticlePage({ nodes: { news: [headed] } });
    expect(page.breadcrumb.items.at(-1)).toEqual({ label: 'Heading of this' });
    expect(getBlockProps(page, 'article-hero')?.breadcrumb).toEqual(page.breadcrumb.items);
    const [last] = page.seo.structuredData.flatMap(({ itemListElement: items }) =>
      Array.isArray(items) ? [items.at(-1)] : [],
    );
    expect(last).toMatchObject({ name: 'Heading of this' });
  });

  it('has NewsArticle data and an Open Graph description', async () => {
    const { page } = await buildArticlePage({ nodes: { news: three } });
    expect(page.seo.structuredData.map((data) => data['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(page.seo).toMatchObject({
      ogType: 'article',
      canonicalUrl: 'https://estran.example/news/article/this',
    });
  });

  it('renders without blocks, picture, category, model and text', async () => {
    const { page, events } = await buildArticlePage({ nodes: { news: [article('this', '02')] } });
    expect(page.blocks.map(({ type }) => type)).toEqual(['article-hero', 'share-links', 'sibling-links']);
    const hero = getBlockProps(page, 'article-hero');
    for (const field of ['image', 'category', 'product', 'text']) expect(hero).not.toHaveProperty(field);
    expect(getBlockProps(page, 'sibling-links')).not.toHaveProperty('previous');
    expect(events.filter(({ event }) => event !== 'list-absent')).toEqual([]);
  });

  it('deleted category: renders without it, and logs it', async () => {
    const orphan = article('this', '02', {
      relationships: { field_category: { type: 'unknown', id: 'missing' } },
    });
    const { page, events } = await buildArticlePage({ nodes: { news: [orphan] } });
    expect(getBlockProps(page, 'article-hero')).toMatchObject({ heading: 'Title of this' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'relationship-missing', id: 'this' }));
  });

  it.each([
    ['the long words', { field_long_description: richText('<p>Long</p>') }, '<p>Long</p>'],
    ['the short words where there are no long ones', {}, '<p>Short</p>'],
  ])('its first block: %s', async (_what, attributes, text) => {
    const worded = article('this', '02', {
      attributes: { field_short_description: richText('<p>Short</p>'), ...attributes },
    });
    const { page } = await buildArticlePage({ nodes: { news: [worded] } });
    expect(getBlockProps(page, 'article-hero')).toMatchObject({ text });
  });

  it('removes scripts from rich text', async () => {
    const wild = article('this', '02', {
      attributes: { field_long_description: richText('<p onclick="x()">Fine<script>alert(1)</script></p>') },
    });
    const { page } = await buildArticlePage({ nodes: { news: [wild] } });
    expect(getBlockProps(page, 'article-hero')).toMatchObject({ text: '<p>Fine</p>' });
  });

  it.each([
    ['life_on_board', '/life-on-board/article/this', '/life-on-board', false],
    ['owner_stories', '/owner-stories/article/this', '/owner-stories', true],
  ])('%s: linked to its own list, %s', async (bundle, address, list, upright) => {
    const nodes = ['this', 'other'].map((id) => ({
      id,
      in: { en: [`Title of ${id}`, address.replace('this', id)] as const },
    }));
    const { page } = await buildArticlePage({ nodes: { [bundle]: nodes } }, address);
    expect(getBlockProps(page, 'sibling-links')).toMatchObject({ list: { url: list } });
    expect(getBlockProps(page, 'article-list')?.articles.map(({ id }) => id)).toEqual(['other']);
    expect(getBlockProps(page, 'article-list')?.upright ?? false).toBe(upright);
  });
});

describe('an article whose list request fails', () => {
  const down = (question: string): CannedAnswer | undefined =>
    /\/jsonapi\/node\/news\?.*sort=/.test(question) ? { status: 500, body: {} } : undefined;

  it('has no previous, next or related articles', async () => {
    const { page } = await buildArticlePage({ nodes: { news: three }, special: down });
    expect(page.blocks.map(({ type }) => type)).toEqual(['article-hero', 'share-links', 'sibling-links']);
    expect(getBlockProps(page, 'sibling-links')).toMatchObject({ list: { url: '/news' } });
    expect(getBlockProps(page, 'sibling-links')).not.toHaveProperty('next');
  });
});
