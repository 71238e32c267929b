import type { RangeNode } from '../content/Content.ts';
import { contentPage } from './contentPage.ts';
import type { PageRequest } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';

/** A range: breadcrumb of home and range title (spec 1 §2). */
export function rangePage(node: RangeNode, request: PageRequest): PageDraft {
  return contentPage(node, request, { kind: 'range', trail: [], label: node.range.title });
}
