import type { Block, Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';

/** A block with a form. */
type FormBlock = Block<'lead-form'> | (Block<'contact-form'> & { props: { form: Form } });

export const isFormBlock = (block: Block): block is FormBlock =>
  block.type === 'lead-form' || (block.type === 'contact-form' && block.props.form !== undefined);

/** The page with its form replaced. */
export function mapForm(page: Page, change: (form: Form) => Form): Page {
  const changed = (block: Block): Block => {
    if (block.type === 'lead-form') {
      return { ...block, props: { ...block.props, form: change(block.props.form) } };
    }
    if (block.type === 'contact-form' && block.props.form) {
      return { ...block, props: { ...block.props, form: change(block.props.form) } };
    }
    return block;
  };
  return { ...page, blocks: page.blocks.map(changed) };
}

/** A form on a page: defines which payloads are valid. */
export interface PageForm {
  form: Form;
  locale: Page['locale'];
  /** Recipient that an editor has set. */
  dealerEmail?: string | undefined;
}

const pickDealerEmail = (block: Block) =>
  block.type === 'contact-form' ? { dealerEmail: block.props.dealerEmail } : {};

/** The form of a page; undefined when it has none. */
export function getPageForm({ blocks, locale }: Page): PageForm | undefined {
  const block = blocks.find(isFormBlock);
  return block && { form: block.props.form, locale, ...pickDealerEmail(block) };
}
