import { FormattedMessage } from 'react-intl';
import styles from './ChoiceSettings.module.css';

/** One purpose with what it is for. What is necessary cannot be switched off, and says so instead of pretending. */
export function PurposeChoice({ purpose }: { purpose: 'necessary' | 'audience' | 'video' }) {
  const id = `choice-${purpose}`;
  return (
    <div className={styles.choice}>
      {purpose === 'necessary' ? (
        <>
          <p className={styles.name}>
            <FormattedMessage id="consent.necessary.heading" />
          </p>
          <p className={styles.always}>
            <FormattedMessage id="consent.always" />
          </p>
        </>
      ) : (
        <>
          <label className={styles.name} htmlFor={id}>
            <FormattedMessage id={`consent.${purpose}.heading`} />
          </label>
          <input
            className={styles.switch}
            type="checkbox"
            id={id}
            name={purpose}
            autoComplete="off"
            aria-describedby={`${id}-text`}
          />
        </>
      )}
      <p className={styles.text} id={`${id}-text`}>
        <FormattedMessage id={`consent.${purpose}.text`} />
      </p>
    </div>
  );
}
