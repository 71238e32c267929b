import { useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Field } from '../../site/components/Field/Field.tsx';
import styles from './Configurator.module.css';
import { useRate } from './useRate.ts';

/** Id of the field. */
export const COUNTRY = 'delivery';

type Delivery = NonNullable<Configurator['delivery']>;

/** Where the boat will be kept, which says what VAT is due; prices follow by `data-choice`, as with every choice. */
export function CountryChoice({ label, countries }: Delivery) {
  const { formatMessage } = useIntl();
  const toWords = useRate();
  // Named also where it is the first, as the browser would choose it: `isChanged` compares.
  const chosen = countries.find(({ isChosen }) => isChosen) ?? countries[0];
  return (
    <div className={styles.country}>
      <Field id={COUNTRY} label={label} endIcon="chevron-down">
        {(control) => (
          <select {...control} name="delivery" defaultValue={chosen?.value}>
            {countries.map(({ value, label: country, rate }, index) => (
              <option key={value} value={value} data-choice={`delivery-${index}`}>
                {rate === undefined
                  ? formatMessage({ id: 'configurator.untaxed' }, { country })
                  : formatMessage({ id: 'configurator.taxed' }, { country, rate: toWords(rate) })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
