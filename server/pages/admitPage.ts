import { blockVersion } from '../../schemas/blockMigrations.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { validatePage } from '../../site/validatePage.ts';
import { reportDropped } from '../reportDropped.ts';
import { reportLifted } from '../reportLifted.ts';
import type { PageDraft } from './PageDraft.ts';
import { withAnchors } from './withAnchors.ts';
import { withHeading } from './withHeading.ts';
import { withPlainHeader } from './withPlainHeader.ts';

/** The draft of a page builder, through the door: typed, sanitized, without invalid blocks, with a heading. */
export function admitPage(draft: PageDraft, lists: PageLists): Page {
  // What our own readers made is of today; only blocks that were stored somewhere know an older version.
  const blocks = draft.blocks.map((block) => ({ version: blockVersion(block.type), ...block }));
  const { page, dropped, lifted } = withAnchors(validatePage({ ...draft, blocks, lists }));
  reportDropped(page.path, dropped);
  reportLifted(page.path, lifted);
  return withPlainHeader(withHeading(page));
}
