import type { ComponentProps } from 'react';
import type { FieldName } from '../../forms/FormValues.ts';
import { longestOf } from '../../forms/formats.ts';
import { LineField } from '../LineField/LineField.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { asText, useField } from './useField.ts';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize'> {
  name: FieldName;
  hint?: string | undefined;
}

/** A line to write on. */
export function TextField({ name, hint, ...attributes }: TextFieldProps) {
  const { id, isRequired, error, sent } = useField(name);
  return (
    <LineField id={id} label={<FieldLabel name={name} isRequired={isRequired} />} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          required={isRequired}
          {...control}
          {...attributes}
          name={name}
          maxLength={longestOf(name)}
          defaultValue={asText(sent)}
        />
      )}
    </LineField>
  );
}
