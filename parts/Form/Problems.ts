import { type FieldName, isFieldName } from '../../forms/FormValues.ts';
import type { Form } from '../../schemas/parts/form.ts';
import type { Failure } from './readAnswer.ts';

/** What keeps a form from being sent, as its visitor is told. */
export interface Problems {
  fields: readonly { field: FieldName; problem: string }[];
  puzzle?: 'unsolved' | 'expired';
  failure?: Failure;
}

export const NO_PROBLEMS: Problems = { fields: [] };

/** Without JavaScript the server counts by the hour. */
const MINUTES_WITHOUT_SCRIPT = 60;

/** What the server found in a form that was sent without JavaScript. */
export function problemsOf(answer: Form['answer']): Problems {
  const { errors = [], failure } = answer ?? {};
  const fields = errors.flatMap(({ field, problem }) => (isFieldName(field) ? [{ field, problem }] : []));
  if (failure === 'tooMany') return { fields, failure: { type: failure, minutes: MINUTES_WITHOUT_SCRIPT } };
  return { fields, ...(failure && { failure: { type: failure } }) };
}
