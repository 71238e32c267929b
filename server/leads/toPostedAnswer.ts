import type { Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { toFieldErrors } from '../../site/forms/toFieldErrors.ts';
import { LeadRefused } from './LeadRefused.ts';
import { mapForm } from './PageForm.ts';

/** The answer to a posted form, shown on its page. */
export type PostedAnswer = NonNullable<Form['answer']>;

/** The page with the answer in its form. */
export const withAnswer = (page: Page, answer: PostedAnswer): Page =>
  mapForm(page, (form) => ({ ...form, answer }));

/**
 * The answer to a refused form, with all its input.
 * @param requestId for support, where the fault is the server's.
 */
export function toPostedAnswer(
  error: unknown,
  form: Form,
  values: PostedAnswer['values'],
  requestId: string | undefined,
): { status: number; answer: PostedAnswer } {
  const written = values && { values };
  if (!(error instanceof LeadRefused)) {
    const reference = requestId && { failureReference: requestId };
    return { status: 503, answer: { failure: 'failed', ...reference, ...written } };
  }
  const { status, code } = error;
  const errors = toFieldErrors(error.fields, form);
  if (errors.length > 0) return { status, answer: { errors, ...written } };
  return { status, answer: { failure: code === 'tooMany' ? code : 'failed', ...written } };
}
