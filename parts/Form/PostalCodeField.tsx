import { longestOf } from '../../forms/formats.ts';
import { LineField } from '../LineField/LineField.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { asText, useField } from './useField.ts';

/**
 * Sixty countries have no postal codes, so the browser's own check must not ask for one; ours knows which. The
 * asterisk stands for all the others.
 */
export function PostalCodeField() {
  const { id, isRequired, error, sent } = useField('postalCode');
  return (
    <LineField id={id} label={<FieldLabel name="postalCode" isRequired={isRequired} />} error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          name="postalCode"
          aria-required={isRequired}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={longestOf('postalCode')}
          defaultValue={asText(sent)}
        />
      )}
    </LineField>
  );
}
