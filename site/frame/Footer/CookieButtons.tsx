import { FormattedMessage } from 'react-intl';
import styles from './CookieButtons.module.css';

/**
 * Buttons to change consent, on every page (behaviour §11.2). In place of the second the state, once there is nothing to
 * refuse. Hidden without JavaScript, where no cookies are set.
 */
export function CookieButtons() {
  return (
    <>
      <li className={styles.item}>
        <button
          type="button"
          data-consent="settings"
          data-choice
          command="show-modal"
          commandfor="choice-settings"
        >
          <FormattedMessage id="footer.cookies" />
        </button>
      </li>
      <li className={styles.item}>
        <span role="status">
          <span data-choice hidden>
            <FormattedMessage id="footer.audienceOff" />
          </span>
        </span>
        <button type="button" data-consent="refuse-audience" data-choice>
          <FormattedMessage id="footer.refuseAudience" />
        </button>
      </li>
    </>
  );
}
