import type { Block, Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { isFormBlock } from './formBlocks.ts';

/** A form as it stands on a page: what it may be answered with. */
export interface Offer {
  form: Form;
  locale: Page['locale'];
  /** Whom an editor has it sent to. */
  dealerEmail?: string | undefined;
}

const dealerEmailOf = (block: Block) =>
  block.type === 'contact-form' ? { dealerEmail: block.props.dealerEmail } : {};

/** The form of a page; undefined when it has none. */
export function offerOf({ blocks, locale }: Page): Offer | undefined {
  const block = blocks.find(isFormBlock);
  return block && { form: block.props.form, locale, ...dealerEmailOf(block) };
}
