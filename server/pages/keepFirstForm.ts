import type { Block, Page } from '../../schemas/page.ts';
import { isFormBlock } from '../leads/PageForm.ts';
import { currentRequest } from '../observability/requestContext.ts';

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
