import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import { LineField } from '../LineField/LineField.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { asText, useField } from './useField.ts';

interface SelectFieldProps {
  name: FieldName;
  autoComplete?: string;
  /** Its options, but for the empty one. */
  children: ReactNode;
}

/** One of a list; the first of which is nothing yet. */
export function SelectField({ name, autoComplete, children }: SelectFieldProps) {
  const { id, isRequired, error, sent } = useField(name);
  return (
    <LineField
      id={id}
      label={<FieldLabel name={name} isRequired={isRequired} />}
      error={error}
      endIcon="chevron-down"
    >
      {(control) => (
        <select
          {...control}
          name={name}
          required={isRequired}
          autoComplete={autoComplete}
          defaultValue={asText(sent)}
        >
          <FormattedMessage id="form.choose">{(text) => <option value="">{text}</option>}</FormattedMessage>
          {children}
        </select>
      )}
    </LineField>
  );
}
