import type { PageLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { reportDropped } from '../reportDropped.ts';
import { reportLifted } from '../reportLifted.ts';
import { currentRequest } from '../requestContext.ts';
import type { PageDraft } from './PageDraft.ts';
import { validateDraft } from './validateDraft.ts';
import { withHeading } from './withHeading.ts';
import { withOneForm } from './withOneForm.ts';
import { withPlainHeader } from './withPlainHeader.ts';

/** The draft of a page builder, through the door: typed, sanitized, without invalid blocks, with a heading and one form at most. */
export function admitPage(draft: PageDraft, lists: PageLists): Page {
  const { page, dropped, lifted } = validateDraft(draft, lists);
  const request = currentRequest();
  const counts = { rendered: page.blocks.length, lifted: lifted.length, dropped: dropped.length };
  if (request) request.blocks = counts;
  reportDropped(page.path, dropped);
  reportLifted(page.path, lifted);
  return withPlainHeader(withHeading(withOneForm(page)));
}
