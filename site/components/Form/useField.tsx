import { FormattedMessage } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import { isRequired as mustBeFilled } from '../../forms/getFormFields.ts';
import { useFormFacts } from './FormContext.ts';
import { toFieldId } from './toFieldId.ts';
import { useProblemText } from './useProblemText.ts';

/** Props of a field in the surrounding form. */
export function useField(name: FieldName) {
  const { form, id, problems } = useFormFacts();
  const getProblemText = useProblemText(form);
  const found = problems.fields.find(({ field }) => field === name);
  const isRequired = mustBeFilled(form, name);
  return {
    form,
    id: toFieldId(id, name),
    /** The asterisk is only visual; `required` says the same to assistive technology. */
    label: (
      <>
        <FormattedMessage id={form.tour && name === 'time' ? 'form.tour.time' : `form.field.${name}`} />
        {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
      </>
    ),
    isRequired,
    /** As text. */
    error: found && getProblemText(found),
    /** Its value when it was sent without JavaScript. */
    sent: form.answer?.values?.[name],
  };
}

/** Initial value of a text input. */
export const asText = (sent: unknown): string => (typeof sent === 'string' ? sent : '');
