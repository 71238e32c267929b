import type { ContentNode } from '../services/content/Content.ts';
import { articlePage } from './articlePage.ts';
import { contentPage } from './contentPage.ts';
import { eventPage } from './eventPage.ts';
import { withForms } from './forms/withForms.ts';
import { homePage } from './homePage.ts';
import { dealerPage } from './locator/dealerPage.ts';
import { modelPage } from './modelPage.ts';
import { withFleetPrices } from './models/withFleetPrices.ts';
import type { PageBuilder, PageDraft, PageRequest } from './PageBuilder.ts';
import { rangePage } from './rangePage.ts';

const createDraft = async (node: ContentNode, request: PageRequest): Promise<PageDraft> => {
  if (node.isHome) return homePage(node, request);
  switch (node.bundle) {
    case 'product':
      return modelPage(node, request);
    case 'range':
      return rangePage(node, request);
    case 'news':
    case 'life_on_board':
    case 'owner_stories':
      return articlePage(node, request);
    case 'event':
      return eventPage(node, request);
    case 'page':
      return freePage(node, request);
    case 'dealer':
      return dealerPage(node, request);
  }
};

/** A page that is a node of the content service: found by its address, built by its bundle. */
export const nodePage: PageBuilder = async (request) => {
  const { content, route } = request;
  const found = await content.find(route.locale, route.contentPath);
  if (found?.type !== 'node') return found;
  const node = await withFleetPrices(await withForms(found.node, request), request);
  return { type: 'page', draft: await createDraft(node, request) };
};

/** A free page: its blocks, and a breadcrumb from the page info (behaviour §2.4). */
function freePage(node: ContentNode, request: PageRequest): PageDraft {
  return contentPage(node, request, { kind: 'page', trail: [], label: node.pageInfo.pageTitle });
}
