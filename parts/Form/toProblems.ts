import type { FieldName } from '../../forms/FormValues.ts';
import { fieldOfPayload } from '../../forms/fieldOfPayload.ts';
import { fieldsOf } from '../../forms/fieldsOf.ts';
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
      const known = fieldsOf(form);
      const found = new Map<FieldName, string>();
      for (const { field, problem } of answer.errors) {
        const name = fieldOfPayload(field);
        if (name && known.includes(name) && !found.has(name)) found.set(name, problem);
      }
      // What is wrong stands in no field that could be mended.
      if (found.size === 0) return { fields: [], failure: { type: 'failed' } };
      return { fields: [...found].map(([field, problem]) => ({ field, problem })) };
    }
    default:
      return { fields: [], failure: answer };
  }
}
