import { FormattedMessage, useIntl } from 'react-intl';
import styles from './TrialDayField.module.css';
import { MONTH } from './TrialReceipt.tsx';

/** For whom four weeks are too soon: the same radio buttons, each for any day of a month. */
export function TrialMonths({ id, months, sent }: { id: string; months: readonly string[]; sent: unknown }) {
  const { formatDate } = useIntl();
  return (
    <div className={styles.later}>
      <p className={styles.note}>
        <FormattedMessage id="seaTrial.later" />
      </p>
      <div className={styles.months}>
        {months.map((month) => {
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
