import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { Summary } from '../Summary/Summary.tsx';
import { MONTH } from './Receipt.tsx';
import styles from './TrialDayField.module.css';

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
