import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './CoralCount.module.css';

/** The number of corals, written as the language writes numbers, over what it counts. */
export function CoralCount({ count }: { count: number }) {
  return (
    <p>
      <span className={styles.figure}>
        <FormattedNumber value={count} />
      </span>{' '}
      <span className={styles.label}>
        <FormattedMessage id="coral.planted" values={{ count }} />
      </span>
    </p>
  );
}
