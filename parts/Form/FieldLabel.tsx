import { FormattedMessage } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';

/** The label of a field. That it must be filled its `required` says to those who do not see the asterisk. */
export function FieldLabel({ name, isRequired }: { name: FieldName; isRequired: boolean }) {
  return (
    <>
      <FormattedMessage id={`form.field.${name}`} />
      {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
    </>
  );
}
