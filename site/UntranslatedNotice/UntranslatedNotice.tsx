import { FormattedMessage } from 'react-intl';
import styles from './UntranslatedNotice.module.css';

/** Tells a visitor in their own language why the page is in English. It stays in view without covering the page. */
export function UntranslatedNotice() {
  return (
    <p className={styles.notice} role="note">
      <FormattedMessage id="page.untranslated" />
    </p>
  );
}
