import type { ContentNode } from '../content/Content.ts';
import { freePage } from './freePage.ts';
import { homePage } from './homePage.ts';
import { modelPage } from './modelPage.ts';
import type { PageBuilder, PageRequest } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';
import { rangePage } from './rangePage.ts';

/** Shown by their blocks alone: free pages and, for now, the articles of the magazine. */
const PLAIN = ['page', 'news', 'life_on_board', 'owner_stories'];

/** Bundles of pages that do not exist yet have no draft: their addresses are a 404. */
const draftOf = (node: ContentNode, request: PageRequest): PageDraft | undefined => {
  if (node.isHome) return homePage(node, request);
  if (node.bundle === 'product') return modelPage(node, request);
  if (node.bundle === 'range') return rangePage(node, request);
  if (PLAIN.includes(node.bundle)) return freePage(node, request);
  return undefined;
};

/** A page that is a node of the content service: found by its address, made by its bundle. */
export const nodePage: PageBuilder = async (request) => {
  const { content, route } = request;
  const found = await content.find(route.locale, route.contentPath);
  if (found?.type !== 'node') return found;
  const draft = draftOf(found.node, request);
  return draft && { type: 'page', draft };
};
