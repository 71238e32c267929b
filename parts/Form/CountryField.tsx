import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from './SelectField.tsx';
import { useField } from './useField.ts';
import { writtenCountries } from './writtenCountries.ts';

/** The country somebody lives in. */
export function CountryField() {
  const { form } = useField('country');
  const { formatDisplayName } = useIntl();
  const [written] = useState(writtenCountries);
  return (
    <SelectField name="country" autoComplete="country">
      {form.countries.map((code) => (
        <option key={code} value={code}>
          {written.get(code) ?? formatDisplayName(code, { type: 'region' }) ?? code}
        </option>
      ))}
    </SelectField>
  );
}
