import { type BlockLine, registryLines } from '../../blocks/registryLines.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { BlockType } from '../../schemas/index.ts';
import type { Block, Page } from '../../schemas/page.ts';
import { isFormBlock } from '../leads/PageForm.ts';
import { reportValidation } from '../observability/reportValidation.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { inSpan } from '../observability/trace/inSpan.ts';
import type { PageDraft, PageServices } from './PageBuilder.ts';
import { pageActions } from './pageActions.ts';
import { validateDraft } from './validateDraft.ts';

/** What the registry, or a brand's own, says of a block at the top of a page. */
type OpeningLine = Partial<Pick<BlockLine, 'heading' | 'transparentHeader'>>;
type GetLine = (type: BlockType) => OpeningLine;

/** Validates a page builder's draft: typed, sanitized, without invalid blocks, with a heading and at most one form. */
export function finalizePage(
  draft: PageDraft,
  lists: PageLists,
  brand: Brand,
  createDropMarks?: PageServices['createDropMarks'],
): Page {
  const validated = inSpan('validate page', {}, (span) => {
    const result = validateDraft(draft, lists, brand);
    const { page, dropped } = result;
    span.set({ 'bridgedeck.blocks': page.blocks.length, 'bridgedeck.blocks_dropped': dropped.length });
    return result;
  });
  reportValidation(validated, draft.entity);
  const { page, dropped } = validated;
  const getLine = (type: BlockType): OpeningLine => registryLines[type] ?? brand.ownBlocks[type] ?? {};
  const actions = pageActions(page, brand, draft.lacksBrochure);
  const complete = actions ? { ...page, actions } : page;
  const final = withHeader(withHeading(keepFirstForm(complete), getLine), getLine, brand);
  if (!createDropMarks || dropped.length === 0) return final;
  return { ...final, dropMarks: createDropMarks(draft, final, dropped) };
}

/**
 * Ensures a heading (WCAG 2.2, 1.3.1 and 2.4.6): where no valid block has the h1, because the editor set none or the
 * hero was dropped, the page's title is added.
 */
function withHeading(page: Page, getLine: GetLine): Page {
  if (page.blocks.some(({ type }) => getLine(type).heading === 1)) return page;
  const heading = page.breadcrumb.items.at(-1)?.label ?? page.pageInfo?.pageTitle ?? page.seo.title;
  return { ...page, blocks: [{ id: 'page-title', type: 'page-title', props: { heading } }, ...page.blocks] };
}

/** Whether a block opens with a picture or a dark background under the header. */
const reachesUnderHeader = (block: Block, getLine: GetLine): boolean => {
  const { transparentHeader } = getLine(block.type);
  const { props } = block;
  const hasPicture = 'desktopImage' in props || 'mobileImage' in props;
  return transparentHeader === 'always' || (transparentHeader === 'pictured' && hasPicture);
};

/**
 * The header is transparent only over a picture; its white text would be unreadable on any other opening (behaviour
 * §9.1). Only over a picture may a brand hide it (§9.2).
 */
function withHeader(page: Page, getLine: GetLine, { hiddenHeaders }: Brand): Page {
  const [first] = page.blocks;
  if (!first || !reachesUnderHeader(first, getLine)) {
    return { ...page, header: { plain: true, disabled: false } };
  }
  return hiddenHeaders?.includes(page.kind) ? { ...page, header: { ...page.header, disabled: true } } : page;
}

/** The block without its form: its words and its address stay. */
function withoutForm(block: Block): Block {
  if (block.type !== 'contact-form') return block;
  const { form: _second, ...props } = block.props;
  return { ...block, props };
}

/**
 * Keeps one form on a page: its own, or the first that an editor has added. Ids, drafts and the redirect without
 * JavaScript assume one.
 */
export function keepFirstForm(page: Page): Page {
  const forms = page.blocks.filter(isFormBlock);
  const own = forms.find(({ type }) => type === 'lead-form') ?? forms[0];
  if (forms.length < 2) return page;
  const blocks = page.blocks.map((block, index) => {
    if (block === own || !isFormBlock(block)) return block;
    currentRequest()?.log.warn(
      { event: 'second-form', page: page.path, blockId: block.id, index },
      `Block ${index + 1} (${block.type}) of ${page.path} shows no form: the page has another`,
    );
    return withoutForm(block);
  });
  return { ...page, blocks };
}
