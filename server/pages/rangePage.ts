import { contentPage } from './contentPage.ts';
import type { PageContext } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';

/** A range: breadcrumb of home and range title (spec 1 §2). */
export const rangePage = (context: PageContext): PageDraft =>
  contentPage(context, { kind: 'range', trail: [], label: context.node.range?.title ?? context.node.title });
