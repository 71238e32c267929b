import type { Memoize } from '../../renderer/createEnvelopeCheck.ts';
import { createMemo } from '../../renderer/createMemo.ts';
import type { ValidatedPage } from '../../renderer/createPageValidator.ts';
import { blockVersion } from '../../schemas/blockMigrations.ts';
import type { PageBrand } from '../../schemas/brand.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import type { RawBlock } from '../services/content/Content.ts';
import type { PageDraft } from './PageBuilder.ts';
import { withAnchors } from './withAnchors.ts';

const todays = createMemo<RawBlock>();
const checks = createMemo<unknown>();

/** What our own readers made is of today; only blocks that were stored somewhere know an older version. */
const ofToday = (block: RawBlock): RawBlock =>
  todays(block, block.type, () => ({ version: blockVersion(block.type), ...block }));

/** Content is checked and sanitized once for as long as it is kept: nobody changes what has been read of it. */
const memoize: Memoize = <Result>(part: object, check: () => Result) =>
  // Of an object nothing else is ever remembered here than the outcome of its one check.
  checks(part, 'check', check) as Result;

/**
 * The draft of a page builder with its lists, as visitors may get it, and what of it they do not get.
 *
 * @throws InvalidPageError when the envelope is wrong.
 */
export function validateDraft(draft: PageDraft, lists: PageLists, brand?: PageBrand): ValidatedPage<Page> {
  const blocks = draft.blocks.map(ofToday);
  return withAnchors(validatePage({ ...draft, ...(brand && { brand }), blocks, lists }, memoize));
}
