import type { Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { toFieldErrors } from '../../site/forms/toFieldErrors.ts';
import { LeadRefused } from './LeadRefused.ts';
import { mapForm } from './PageForm.ts';

/** What a page says of the form that was sent to it. */
export type PostedAnswer = NonNullable<Form['answer']>;

/** The page with the answer in its form. */
export const withAnswer = (page: Page, answer: PostedAnswer): Page =>
  mapForm(page, (form) => ({ ...form, answer }));

/** What a form is told that could not be sent, with everything that was written in it. */
export function toPostedAnswer(
  error: unknown,
  form: Form,
  values: PostedAnswer['values'],
): { status: number; answer: PostedAnswer } {
  const written = values && { values };
  if (!(error instanceof LeadRefused)) return { status: 503, answer: { failure: 'failed', ...written } };
  const { status, code } = error;
  const errors = toFieldErrors(error.fields, form);
  if (errors.length > 0) return { status, answer: { errors, ...written } };
  return { status, answer: { failure: code === 'tooMany' ? code : 'failed', ...written } };
}
