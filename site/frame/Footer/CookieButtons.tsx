import { FormattedMessage } from 'react-intl';
import styles from './CookieButtons.module.css';

/** The way back to what was agreed to, from every page (behaviour §11.2). Without JavaScript no cookie ever asked. */
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
