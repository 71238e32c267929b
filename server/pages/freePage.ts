import { contentPage } from './contentPage.ts';
import type { PageContext } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';

/** A free page: its blocks, and a breadcrumb from the page info (spec 1 §2). */
export const freePage = (context: PageContext): PageDraft =>
  contentPage(context, { kind: 'page', trail: [], label: context.node.pageInfo.pageTitle });
