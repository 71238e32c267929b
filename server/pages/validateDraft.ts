import type { ValidatedPage } from '../../renderer/createPageValidator.ts';
import { blockVersion } from '../../schemas/blockMigrations.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { validatePage } from '../../site/validatePage.ts';
import type { PageDraft } from './PageDraft.ts';
import { withAnchors } from './withAnchors.ts';

/**
 * The draft of a page builder with its lists, as visitors may get it, and what of it they do not get.
 *
 * @throws InvalidPageError when the envelope is wrong.
 */
export function validateDraft(draft: PageDraft, lists: PageLists): ValidatedPage<Page> {
  // What our own readers made is of today; only blocks that were stored somewhere know an older version.
  const blocks = draft.blocks.map((block) => ({ version: blockVersion(block.type), ...block }));
  return withAnchors(validatePage({ ...draft, blocks, lists }));
}
