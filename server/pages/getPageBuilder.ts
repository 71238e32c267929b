import type { PageName } from '../../locales/routes.ts';
import { comparePage } from './compare/comparePage.ts';
import { configuratorPage } from './configurator/configuratorPage.ts';
import { formPage, offerPage } from './forms/formPage.ts';
import { articleListPage } from './lists/articleListPage.ts';
import { ARTICLE_LISTS } from './lists/articleLists.ts';
import { eventListPage } from './lists/eventListPage.ts';
import { ownerStoriesPage } from './lists/ownerStoriesPage.ts';
import { contactPage } from './locator/contactPage.ts';
import { locatorPage } from './locator/locatorPage.ts';
import { nodePage } from './nodePage.ts';
import type { PageBuilder } from './PageBuilder.ts';
import { seaTrialPage } from './sea-trial/seaTrialPage.ts';
import { searchPage } from './search/searchPage.ts';
import { sitemapPage } from './sitemapPage.ts';

const news = articleListPage(ARTICLE_LISTS.news);
const lifeOnBoard = articleListPage(ARTICLE_LISTS.lifeOnBoard);

/** Builders of pages that are more than a node, or no node at all. */
const table: { readonly [Name in PageName]?: PageBuilder } = {
  news,
  'news-pagination': news,
  'life-on-board': lifeOnBoard,
  'life-on-board-pagination': lifeOnBoard,
  'owner-stories': ownerStoriesPage,
  events: eventListPage,
  'dealers-map': locatorPage('dealers'),
  'charters-map': locatorPage('charters'),
  'service-centers-map': locatorPage('service-centers'),
  'contact-slug': contactPage,
  brochure: formPage('brochure'),
  newsletter: formPage('newsletter'),
  'sea-trial': seaTrialPage,
  compare: comparePage,
  configure: configuratorPage,
  offer: offerPage,
  search: searchPage,
  sitemap: sitemapPage,
};

/** The page builder of a route; default: the node at the address. */
export const getPageBuilder = (name: PageName): PageBuilder => table[name] ?? nodePage;
