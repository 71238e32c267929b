import { useIntl } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCountries } from '../../store/listsSlice.ts';
import { SelectField } from './SelectField.tsx';
import { useField } from './useField.ts';

/**
 * The country somebody lives in. Their names come with the shared list where the store has it: asking Intl for each of
 * 249 takes a slow telephone a tenth of a second.
 */
export function CountryField() {
  const { form } = useField('country');
  const { formatDisplayName } = useIntl();
  const names = new Map(useAppSelector(selectCountries)?.map(({ value, name }) => [value, name]));
  return (
    <SelectField name="country" autoComplete="country">
      {form.countries.map((code) => (
        <option key={code} value={code}>
          {names.get(code) ?? formatDisplayName(code, { type: 'region' }) ?? code}
        </option>
      ))}
    </SelectField>
  );
}
