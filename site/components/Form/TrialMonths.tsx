import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { Summary } from '../Summary/Summary.tsx';
import { MONTH } from './Receipt.tsx';
import styles from './TrialDayField.module.css';
import { useField } from './useField.tsx';

interface TrialMonthsProps {
  id: string;
  months: NonNullable<NonNullable<Form['trial']>['months']>;
  sent: unknown;
}

/**
 * For whom four weeks are too soon: the same radio buttons, each for a month, which says its days. Phones fold them, unless
 * one is chosen.
 */
export function TrialMonths({ id, months, sent }: TrialMonthsProps) {
  const { formatDate } = useIntl();
  return (
    <details className={styles.later} open={months.some(({ month }) => month === sent)}>
      <Summary className={styles.why} isForPhones>
        <span>
          <FormattedMessage id="seaTrial.later" />
        </span>
      </Summary>
      <div className={styles.months}>
        <p className={styles.note}>
          <FormattedMessage id="seaTrial.later.hint" />
        </p>
        {months.map(({ month, days }) => {
          const name = formatDate(month, MONTH);
          return (
            <label key={month} htmlFor={`${id}-${month}`} className={`${styles.day} ${styles.month}`}>
              <input
                id={`${id}-${month}`}
                type="radio"
                name="day"
                value={month}
                required
                defaultChecked={sent === month}
              />
              <span aria-hidden="true">{name}</span>
              <span className={styles.monthDays}>{days}</span>
              <span className={styles.words}>
                <FormattedMessage id="seaTrial.month" values={{ month: name }} />
              </span>
            </label>
          );
        })}
      </div>
    </details>
  );
}

const TOUR_DAY = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** The day of a tour of the yard, or when it begins: one of a few, as radio buttons (behaviour §7.12). */
export function TourChoice({ name, choices }: { name: 'day' | 'time'; choices: readonly string[] }) {
  const { id, label, error, sent } = useField(name);
  const { formatDate } = useIntl();
  return (
    <fieldset
      className={styles.days}
      aria-describedby={error && `${id}-error`}
      data-invalid={error ? '' : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.months}>
        {choices.map((value, index) => {
          // The first is what the summary of errors leads to.
          const own = index === 0 ? id : `${id}-${value}`;
          return (
            <label key={value} htmlFor={own} className={`${styles.day} ${styles.month}`}>
              <input
                id={own}
                type="radio"
                name={name}
                value={value}
                required
                defaultChecked={sent === value}
                aria-invalid={error ? true : undefined}
              />
              {name === 'day' ? formatDate(value, TOUR_DAY) : value}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
