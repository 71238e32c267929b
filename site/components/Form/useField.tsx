import { FormattedMessage } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import { isRequired as mustBeFilled } from '../../forms/getFormFields.ts';
import { useFormFacts } from './FormContext.ts';
import { toFieldId } from './toFieldId.ts';
import { useProblemText } from './useProblemText.ts';

/** What a field of the form around needs to know of itself. */
export function useField(name: FieldName) {
  const { form, id, problems } = useFormFacts();
  const getProblemText = useProblemText(form);
  const found = problems.fields.find(({ field }) => field === name);
  const isRequired = mustBeFilled(form.mode, name);
  return {
    form,
    id: toFieldId(id, name),
    /** That it must be filled its `required` says to those who do not see the asterisk. */
    label: (
      <>
        <FormattedMessage id={`form.field.${name}`} />
        {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
      </>
    ),
    isRequired,
    /** In words. */
    error: found && getProblemText(found),
    /** As it was sent without JavaScript. */
    sent: form.answer?.values?.[name],
  };
}

/** What a line holds from the start. */
export const asText = (sent: unknown): string => (typeof sent === 'string' ? sent : '');
