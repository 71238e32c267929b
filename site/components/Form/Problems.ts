import type { Form } from '../../../schemas/parts/form.ts';
import type { FieldName } from '../../forms/FormValues.ts';
import { isFieldName } from '../../forms/getFormFields.ts';
import { toFieldErrors } from '../../forms/toFieldErrors.ts';
import type { FormAnswer, SubmissionFailure } from './parseFormAnswer.ts';

/** Errors that keep a form from being sent, as shown to the visitor. */
export interface Problems {
  fields: readonly { field: FieldName; problem: string }[];
  puzzle?: 'unsolved' | 'expired';
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

/** Message ids of the captcha's errors. */
export const CAPTCHA_TEXTS = {
  unsolved: 'form.friendlycaptcha-error-message',
  expired: 'form.error.puzzleExpired',
} as const;

/** Messages for an answer that is not a success. */
export function toProblems(answer: Exclude<FormAnswer, { type: 'accepted' }>, form: Form): Problems {
  switch (answer.type) {
    case 'puzzle':
      return { fields: [], puzzle: 'unsolved' };
    case 'puzzleExpired':
      return { fields: [], puzzle: 'expired' };
    case 'invalid': {
      const fields = toFieldErrors(answer.errors, form);
      // The error may concern no field of this form.
      return fields.length > 0 ? { fields } : { fields, failure: { type: 'failed' } };
    }
    default:
      return { fields: [], failure: answer };
  }
}
