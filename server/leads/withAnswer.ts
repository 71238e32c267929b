import type { Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';

/** What a page says of the form that was sent to it. */
export type Answer = NonNullable<Form['answer']>;

/** The page with the answer in its form. */
export function withAnswer(page: Page, answer: Answer): Page {
  const answered = (form: Form): Form => ({ ...form, answer });
  return {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.type === 'lead-form') {
        return { ...block, props: { ...block.props, form: answered(block.props.form) } };
      }
      if (block.type === 'contact-form' && block.props.form) {
        return { ...block, props: { ...block.props, form: answered(block.props.form) } };
      }
      return block;
    }),
  };
}
