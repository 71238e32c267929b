import { createMemo } from '../../memo/createMemo.ts';
import { lazy } from '../../memo/lazy.ts';
import { createPageValidator, type Memoize, type ValidatedPage } from '../../renderer/src/validate.ts';
import { blockVersion } from '../../schemas/blockMigrations.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import { type BlockProps, type BlockType, blockSchemas } from '../../schemas/index.ts';
import type { Block, Page } from '../../schemas/page.ts';
import { pageSchemas } from '../../schemas/pageSchemas.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import type { RawBlock } from '../services/content/Content.ts';
import type { PageDraft } from './PageBuilder.ts';
import { toPageBrand } from './toPageBrand.ts';
import { withAnchors } from './withAnchors.ts';

const withVersions = createMemo<RawBlock>();
const checkResults = createMemo<unknown>();

/** Blocks from parsers have the current version; only stored blocks may be older. */
const addVersion = (block: RawBlock): RawBlock =>
  withVersions(block, block.type, () => ({ version: blockVersion(block.type), ...block }));

/** Content is validated and sanitized once for as long as it is cached: parsed content never changes. */
const memoize: Memoize = <Result>(part: object, check: () => Result) =>
  // The memo holds nothing but the result of this check for an object.
  checkResults(part, 'check', check) as Result;

const validators = createMemo<typeof validatePage>();

/** With the schemas of the block types that only this brand has. */
function getValidator({ ownBlocks }: Pick<Brand, 'ownBlocks'>): typeof validatePage {
  const own = Object.entries(ownBlocks).flatMap(([type, { schema }]) => (schema ? [[type, schema]] : []));
  if (own.length === 0) return validatePage;
  const blocks = { ...blockSchemas, ...Object.fromEntries(own) };
  return validators(ownBlocks, 'validate', () => createPageValidator({ ...pageSchemas, blocks }));
}

/** A draft without what is no part of the page JSON. */
export const toPageJson = <Draft extends Pick<PageDraft, 'blocks' | 'entity' | 'lacksBrochure'>>({
  entity: _entity,
  lacksBrochure: _lacks,
  ...page
}: Draft) => page;

/**
 * Validates a page builder's draft with its lists; returns the page and what was dropped.
 *
 * @throws InvalidPageError when the envelope is wrong.
 */
export function validateDraft(draft: PageDraft, lists: PageLists, brand?: Brand): ValidatedPage<Page> {
  const page = toPageJson(draft);
  const blocks = draft.blocks.map(addVersion);
  const pageBrand = brand && toPageBrand(brand, draft.locale);
  const validate = brand ? getValidator(brand) : validatePage;
  return withAnchors(validate({ ...page, ...(pageBrand && { brand: pageBrand }), blocks, lists }, memoize));
}

const validateBlocks = lazy(() => {
  const { page: _page, steady: _steady, ...schemas } = pageSchemas;
  return createPageValidator<{ blocks: Block[] }>({ ...schemas, blocks: blockSchemas });
});
const found = createMemo<readonly Block[]>();

/** Props of the valid blocks of a type among those of a page, for other pages that say the same. */
export function validProps<Type extends BlockType>(all: readonly RawBlock[], type: Type): BlockProps[Type][] {
  const blocks = found(all, type, () => {
    const some = all.filter((block) => block.type === type).map(addVersion);
    return validateBlocks()({ blocks: some }, memoize).page.blocks;
  });
  // They are of this type.
  return blocks.map(({ props }) => props as BlockProps[Type]);
}
