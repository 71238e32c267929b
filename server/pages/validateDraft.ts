import { createMemo } from '../../memo/createMemo.ts';
import type { Memoize, ValidatedPage } from '../../renderer/src/validate.ts';
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

/** Blocks from parsers have the current version; only stored blocks may be older. */
const ofToday = (block: RawBlock): RawBlock =>
  todays(block, block.type, () => ({ version: blockVersion(block.type), ...block }));

/** Content is validated and sanitized once for as long as it is cached: parsed content never changes. */
const memoize: Memoize = <Result>(part: object, check: () => Result) =>
  // The memo holds nothing but the result of this check for an object.
  checks(part, 'check', check) as Result;

/**
 * Validates a page builder's draft with its lists; returns the page and what was dropped.
 *
 * @throws InvalidPageError when the envelope is wrong.
 */
export function validateDraft(draft: PageDraft, lists: PageLists, brand?: PageBrand): ValidatedPage<Page> {
  const { entity: _entity, ...page } = draft;
  const blocks = draft.blocks.map(ofToday);
  return withAnchors(validatePage({ ...page, ...(brand && { brand }), blocks, lists }, memoize));
}
