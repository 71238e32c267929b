import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { LineField } from '../../site/components/LineField/LineField.tsx';
import styles from './Configurator.module.css';
import { RATE } from './TaxedPrice.tsx';

type Group = Configurator['groups'][number];

/** Where the boat goes, which says what VAT is due; prices follow by `data-choice`, as with every choice. */
export function CountryChoice({ name, label, options }: Group) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <div className={styles.country}>
      <LineField id={useId()} label={label} endIcon="chevron-down">
        {(control) => (
          <select {...control} name={name} defaultValue={options.find(({ isChosen }) => isChosen)?.value}>
            {options.map(({ value, label: country, rate }, index) => (
              <option key={value} value={value} data-choice={`${name}-${index}`}>
                {rate === undefined
                  ? formatMessage({ id: 'configurator.untaxed' }, { country })
                  : formatMessage(
                      { id: 'configurator.taxed' },
                      { country, rate: formatNumber(rate / 100, RATE) },
                    )}
              </option>
            ))}
          </select>
        )}
      </LineField>
    </div>
  );
}
