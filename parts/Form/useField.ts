import type { FieldName } from '../../forms/FormValues.ts';
import { isRequired } from '../../forms/fieldsOf.ts';
import { useFormFacts } from './FormContext.ts';
import { idOf } from './idOf.ts';
import { useProblemText } from './useProblemText.ts';

/** What a field of the form around needs to know of itself. */
export function useField(name: FieldName) {
  const { form, id, problems } = useFormFacts();
  const textOf = useProblemText(form);
  const found = problems.fields.find(({ field }) => field === name);
  return {
    form,
    id: idOf(id, name),
    isRequired: isRequired(form.mode, name),
    /** In words. */
    error: found && textOf(found),
    /** As it was sent without JavaScript. */
    sent: form.answer?.values?.[name],
  };
}

/** What a line holds from the start. */
export const asText = (sent: unknown): string => (typeof sent === 'string' ? sent : '');
