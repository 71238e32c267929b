import type { Form } from '../../../schemas/parts/form.ts';
import type { FieldName } from '../../forms/FormValues.ts';
import { isFieldName } from '../../forms/getFormFields.ts';
import { toFieldErrors } from '../../forms/toFieldErrors.ts';
import type { FormAnswer, SubmissionFailure } from './parseFormAnswer.ts';

/** Errors that keep a form from being sent, as shown to the visitor. */
export interface Problems {
  fields: readonly { field: FieldName; problem: string }[];
  /** The captcha has no solution that can be sent: none yet, or one that is too old. */
  puzzle?: true;
  failure?: SubmissionFailure;
}

export const NO_PROBLEMS: Problems = { fields: [] };

/** Without JavaScript the server limits by the hour. */
const MINUTES_WITHOUT_SCRIPT = 60;

/** Errors that the server found in a form sent without JavaScript. */
export function getPostedProblems(answer: Form['answer']): Problems {
  const { errors = [], failure, failureReference: reference } = answer ?? {};
  const fields = errors.flatMap(({ field, problem }) => (isFieldName(field) ? [{ field, problem }] : []));
  if (failure === 'tooMany') return { fields, failure: { type: failure, minutes: MINUTES_WITHOUT_SCRIPT } };
  return { fields, ...(failure && { failure: { type: failure, ...(reference && { reference }) } }) };
}

/** Messages for an answer that is not a success. */
export function toProblems(answer: Exclude<FormAnswer, { type: 'accepted' }>, form: Form): Problems {
  switch (answer.type) {
    case 'puzzle':
    case 'puzzleExpired':
      return { fields: [], puzzle: true };
    case 'invalid': {
      const fields = toFieldErrors(answer.errors, form);
      // The error may concern no field of this form.
      return fields.length > 0 ? { fields } : { fields, failure: { type: 'failed' } };
    }
    default:
      return { fields: [], failure: answer };
  }
}
