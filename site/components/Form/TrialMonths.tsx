import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { MONTH } from './Receipt.tsx';
import styles from './TrialDayField.module.css';

interface TrialMonthsProps {
  id: string;
  months: NonNullable<NonNullable<Form['trial']>['months']>;
  sent: unknown;
}

/** For whom four weeks are too soon: the same radio buttons, each for a month, which says its days. */
export function TrialMonths({ id, months, sent }: TrialMonthsProps) {
  const { formatDate } = useIntl();
  return (
    <div className={styles.later}>
      <p className={styles.note}>
        <FormattedMessage id="seaTrial.later" />
      </p>
      <div className={styles.months}>
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
    </div>
  );
}
