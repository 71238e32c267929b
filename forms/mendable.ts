import type { Form } from '../schemas/parts/form.ts';
import type { FieldName } from './FormValues.ts';
import { fieldOfPayload } from './fieldOfPayload.ts';
import { fieldsOf } from './fieldsOf.ts';

interface Refused {
  /** Name of the field, or of what it is called in the payload. */
  field: string;
  problem: string;
}

/** What of a refusal stands in fields of the form, where a visitor can mend it; of each field the first. */
export function mendable(refused: readonly Refused[], form: Form): { field: FieldName; problem: string }[] {
  const known = fieldsOf(form);
  const found = new Map<FieldName, string>();
  for (const { field, problem } of refused) {
    const name = fieldOfPayload(field);
    if (name && known.includes(name) && !found.has(name)) found.set(name, problem);
  }
  return [...found].map(([field, problem]) => ({ field, problem }));
}
