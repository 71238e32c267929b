import { type ChangeEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/Button/Button.tsx';
import type { Filter } from '../../schemas/parts/filter.ts';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './Filters.module.css';

/**
 * Narrows the list of the page. A form that asks for the same address with another query, so it needs no JavaScript;
 * with it, each choice is told as an event, `filter-change` with name and value, and sent unless whoever listens
 * prevents that.
 */
export function Filters({ filters }: { filters: Filter[] }) {
  const intl = useIntl();
  const hint = useId();
  const isNarrowed = filters.some(({ value }) => value !== undefined);

  const tell = ({ currentTarget: { form, name, value } }: ChangeEvent<HTMLSelectElement>) => {
    const detail = { name, value };
    const event = new CustomEvent('filter-change', { bubbles: true, cancelable: true, detail });
    if (form?.dispatchEvent(event)) form.requestSubmit();
  };

  return (
    <form className={styles.filters} method="get" aria-label={intl.formatMessage({ id: 'filter.label' })}>
      <p id={hint} className="visually-hidden">
        <FormattedMessage id="filter.hint" />
      </p>
      {filters.map((filter) => (
        // Another value from the server is another select: a choice of the visitor does not outlive a reset.
        <FilterSelect key={`${filter.name} ${filter.value}`} filter={filter} hint={hint} onChange={tell} />
      ))}
      <div className={styles.actions}>
        <Button type="submit">
          <FormattedMessage id="filter.apply" />
        </Button>
        {isNarrowed && (
          <a href="?" className={styles.reset}>
            <FormattedMessage id="filter.reset" />
          </a>
        )}
      </div>
    </form>
  );
}
