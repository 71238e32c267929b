import { FormattedMessage } from 'react-intl';
import styles from './CookieButtons.module.css';

/** Buttons to change consent, on every page (behaviour §11.2). Hidden without JavaScript, where no cookies are set. */
export function CookieButtons() {
  return (
    <>
      <li className={styles.item}>
        <button type="button" data-consent="settings" command="show-modal" commandfor="choice-settings">
          <FormattedMessage id="footer.cookies" />
        </button>
      </li>
      <li className={styles.item}>
        <button type="button" data-consent="refuse-audience">
          <FormattedMessage id="footer.refuseAudience" />
        </button>
        <span className={styles.state} role="status">
          <span data-consent-refused hidden>
            <FormattedMessage id="footer.audienceOff" />
          </span>
        </span>
      </li>
    </>
  );
}
