import { type ChangeEventHandler, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Filter } from '../../schemas/parts/filter.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FilterSelect.module.css';

interface FilterSelectProps {
  filter: Filter;
  /** Id of the words that say what a choice does. */
  hint: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** One filter: everything, or one of its options. */
export function FilterSelect({ filter, hint, onChange }: FilterSelectProps) {
  const { name, label, options, value = '' } = filter;
  const intl = useIntl();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);

  // A choice of the visitor does not outlive a reset, and the select they stand on outlives the change of page.
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);

  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label ?? intl.formatMessage({ id: `filter.${name}.label` })}
      </label>
      <div className={styles.box}>
        <select
          ref={select}
          id={id}
          className={styles.select}
          name={name}
          defaultValue={value}
          aria-describedby={hint}
          onChange={onChange}
        >
          <option value="">{intl.formatMessage({ id: 'filter.all' })}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.icon} />
      </div>
    </div>
  );
}
