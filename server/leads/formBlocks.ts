import type { Block, Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';

/** A block that visitors can write into. */
export type FormBlock = Block<'lead-form'> | (Block<'contact-form'> & { props: { form: Form } });

export const isFormBlock = (block: Block): block is FormBlock =>
  block.type === 'lead-form' || (block.type === 'contact-form' && block.props.form !== undefined);

/** The page with another form in the place of its own. */
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
