import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homePath } from '../../locales/sitePath.ts';
import { emptyLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { Head } from '../../site/frame/Head.tsx';

const page: Page = {
  path: '/news',
  locale: 'en',
  route: 'en-news',
  kind: 'list',
  status: 200,
  seo: { title: 'Regattas | News', structuredData: [] },
  breadcrumb: { items: [] },
  alternates: [{ locale: 'en', path: homePath('en') }],
  header: { plain: false, disabled: false },
  blocks: [],
  lists: emptyLists,
};

const renderLinks = (seo: Partial<Page['seo']>) =>
  renderToStaticMarkup(<Head page={{ ...page, seo: { ...page.seo, ...seo } }} />).match(/<link[^>]*>/g) ?? [];

test('feed link: its title is the feed’s, not the page’s', () => {
  expect(renderLinks({ feedUrl: 'https://estran.example/news/feed.xml', feedTitle: 'News' })).toEqual([
    '<link rel="alternate" type="application/atom+xml" title="News" href="https://estran.example/news/feed.xml"/>',
  ]);
});

test('no feed: no link', () => {
  expect(renderLinks({})).toEqual([]);
});
