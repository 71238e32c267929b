import { mendable } from '../../forms/mendable.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { LeadRefused } from './LeadRefused.ts';
import type { Answer } from './withAnswer.ts';

/** What a form is told that could not be sent, with everything that was written in it. */
export function answerTo(
  error: unknown,
  form: Form,
  values: Answer['values'],
): { status: number; answer: Answer } {
  const written = values && { values };
  if (!(error instanceof LeadRefused)) return { status: 503, answer: { failure: 'failed', ...written } };
  const { status, code } = error;
  const errors = mendable(error.fields, form);
  if (errors.length > 0) return { status, answer: { errors, ...written } };
  return { status, answer: { failure: code === 'tooMany' ? code : 'failed', ...written } };
}
