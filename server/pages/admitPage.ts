import type { Page } from '../../schemas/page.ts';
import { validatePage } from '../../site/pageValidator.ts';
import { reportDropped } from '../reportDropped.ts';
import type { PageDraft } from './PageDraft.ts';
import { withHeading } from './withHeading.ts';
import { withPlainHeader } from './withPlainHeader.ts';

/** The draft of a page builder, through the door: typed, sanitized, without invalid blocks, with a heading. */
export const admitPage = (draft: PageDraft): Page => {
  const { page, dropped } = validatePage(draft);
  reportDropped(page.path, dropped);
  return withPlainHeader(withHeading(page));
};
