import type { Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';

/** A form as it stands on a page: what it may be answered with. */
export interface Offer {
  form: Form;
  locale: Page['locale'];
  /** Whom an editor has it sent to. */
  dealerEmail?: string | undefined;
}

/** The form of a page; undefined when it has none. */
export function offerOf({ blocks, locale }: Page): Offer | undefined {
  for (const block of blocks) {
    if (block.type === 'lead-form') return { form: block.props.form, locale };
    if (block.type === 'contact-form' && block.props.form) {
      const { form, dealerEmail } = block.props;
      return { form, locale, dealerEmail };
    }
  }
  return undefined;
}
