import { type ChangeEventHandler, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Filter } from '../../schemas/parts/filter.ts';
import { LineField } from '../LineField/LineField.tsx';

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
    <LineField
      id={id}
      label={label ?? intl.formatMessage({ id: `filter.${name}.label` })}
      describedBy={hint}
      endIcon="chevron-down"
    >
      {(attributes) => (
        <select {...attributes} ref={select} name={name} defaultValue={value} onChange={onChange}>
          <option value="">{intl.formatMessage({ id: 'filter.all' })}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LineField>
  );
}
