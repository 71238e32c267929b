import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Filter } from '../../../schemas/parts/filter.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './Filters.module.css';

interface FiltersProps {
  filters: readonly Filter[];
  /** Address of the filtered list, without query; default: that of the page. */
  action?: string | undefined;
  /** How much the list has, in words. It stands before the fields: on a phone the list is out of view. */
  result?: string | undefined;
}

/**
 * Filters the list of the page; nothing without choices. A form that requests the same address with another query, so
 * it needs no JavaScript; with it, each choice is dispatched as an event, `filter-change` with name and value, and
 * sent unless a listener prevents that. `data-filters` marks it for site/browser/navigation/submitFilters.ts.
 */
export function Filters({ filters, action, result }: FiltersProps) {
  const intl = useIntl();
  const hint = useId();
  const usable = filters.filter(({ options }) => options.length > 0);
  if (usable.length === 0) return null;

  const tell = ({ form, name, value }: HTMLSelectElement) => {
    const detail = { name, value };
    const event = new CustomEvent('filter-change', { bubbles: true, cancelable: true, detail });
    if (form?.dispatchEvent(event)) form.requestSubmit();
  };

  return (
    <form
      className={styles.filters}
      method="get"
      action={action}
      data-filters=""
      // A browser that put an earlier choice back would have it sent.
      autoComplete="off"
      aria-label={intl.formatMessage({ id: 'filter.label' })}
    >
      <p id={hint} className="visually-hidden">
        <FormattedMessage id="filter.hint" />
      </p>
      {result && (
        <p className={styles.result} role="status">
          {result}
        </p>
      )}
      {usable.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} hint={hint} onChoose={tell} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" className={styles.apply}>
          <FormattedMessage id="filter.apply" />
        </Button>
        {usable.some(({ value }) => value !== undefined) && (
          // site/browser/navigation/focusMemory.ts reads this attribute: removing the filters keeps the scroll
          // position.
          <a href={action ?? '?'} className={styles.reset} data-keeps-place="">
            <FormattedMessage id="filter.reset" />
          </a>
        )}
      </div>
    </form>
  );
}

interface FilterSelectProps {
  filter: Filter;
  /** Id of the text that says what a choice does. */
  hint: string;
  onChoose: (select: HTMLSelectElement) => void;
}

/** One filter: everything, or one of its options. */
function FilterSelect({ filter, hint, onChoose }: FilterSelectProps) {
  const { name, label, options, value = '' } = filter;
  const intl = useIntl();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  const isLive = useRef(false);

  // A choice made before React listened.
  useEffect(() => {
    if (!isLive.current && select.current && select.current.value !== value) onChoose(select.current);
    isLive.current = true;
  });

  // A reset clears the visitor's choice, and the focused select outlives the change of page.
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);

  return (
    <Field
      id={id}
      label={label ?? intl.formatMessage({ id: `filter.${name}.label` })}
      describedBy={hint}
      endIcon="chevron-down"
    >
      {(attributes) => (
        <select
          {...attributes}
          ref={select}
          name={name}
          defaultValue={value}
          onChange={({ currentTarget }) => onChoose(currentTarget)}
        >
          <option value="">{intl.formatMessage({ id: 'filter.all' }, { name })}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
