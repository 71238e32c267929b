import { mendable } from '../../forms/mendable.ts';
import type { Form } from '../../schemas/parts/form.ts';
import type { Problems } from './Problems.ts';
import type { FormAnswer } from './readAnswer.ts';

/** What a visitor is told of an answer that was not the one they hoped for. */
export function toProblems(answer: Exclude<FormAnswer, { type: 'accepted' }>, form: Form): Problems {
  switch (answer.type) {
    case 'puzzle':
      return { fields: [], puzzle: 'unsolved' };
    case 'puzzleExpired':
      return { fields: [], puzzle: 'expired' };
    case 'invalid': {
      const fields = mendable(answer.errors, form);
      // What is wrong may stand in no field that could be mended.
      return fields.length > 0 ? { fields } : { fields, failure: { type: 'failed' } };
    }
    default:
      return { fields: [], failure: answer };
  }
}
