import type { Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { mapForm } from './formBlocks.ts';

/** What a page says of the form that was sent to it. */
export type Answer = NonNullable<Form['answer']>;

/** The page with the answer in its form. */
export const withAnswer = (page: Page, answer: Answer): Page =>
  mapForm(page, (form) => ({ ...form, answer }));
