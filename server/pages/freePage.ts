import type { ContentNode } from '../content/Content.ts';
import { contentPage } from './contentPage.ts';
import type { PageRequest } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';

/** A free page: its blocks, and a breadcrumb from the page info (spec 1 §2). */
export function freePage(node: ContentNode, request: PageRequest): PageDraft {
  return contentPage(node, request, { kind: 'page', trail: [], label: node.pageInfo.pageTitle });
}
