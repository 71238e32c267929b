import type { PageName } from '../../locales/routes.ts';
import { articleListPage } from './lists/articleListPage.ts';
import { eventListPage } from './lists/eventListPage.ts';
import { ownerStoriesPage } from './lists/ownerStoriesPage.ts';
import { nodePage } from './nodePage.ts';
import type { PageBuilder } from './PageBuilder.ts';
import { sitemapPage } from './sitemapPage.ts';

const news = articleListPage({
  name: 'news',
  pagedName: 'news-pagination',
  type: 'news',
  vocabulary: 'blog_categories',
});

const lifeOnBoard = articleListPage({
  name: 'life-on-board',
  pagedName: 'life-on-board-pagination',
  type: 'lifeOnBoard',
  vocabulary: 'blog_categories_life_on_board',
});

/** Pages that are more than the node at their address, or no node at all. */
const table: { readonly [Name in PageName]?: PageBuilder } = {
  news,
  'news-pagination': news,
  'life-on-board': lifeOnBoard,
  'life-on-board-pagination': lifeOnBoard,
  'owner-stories': ownerStoriesPage,
  events: eventListPage,
  sitemap: sitemapPage,
};

/** Who makes the pages of a route: mostly whatever node stands at the address. */
export const builderOf = (name: PageName): PageBuilder => table[name] ?? nodePage;
