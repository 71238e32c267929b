import { useIntl } from 'react-intl';
import { SelectField } from './SelectField.tsx';
import { useField } from './useField.ts';

/** The country somebody lives in. Its names are the platform's: server and browser need not agree on each. */
export function CountryField() {
  const { form } = useField('country');
  const { formatDisplayName } = useIntl();
  return (
    <SelectField name="country" autoComplete="country">
      {form.countries.map((code) => (
        <option key={code} value={code} suppressHydrationWarning>
          {formatDisplayName(code, { type: 'region' }) ?? code}
        </option>
      ))}
    </SelectField>
  );
}
