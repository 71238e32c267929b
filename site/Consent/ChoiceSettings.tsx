import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/Button/Button.tsx';
import { Dialog } from '../../parts/Dialog/Dialog.tsx';
import styles from './ChoiceSettings.module.css';

/** The settings of the embedded consent manager: one choice for each purpose, none of them made beforehand. */
export function ChoiceSettings() {
  const { formatMessage } = useIntl();
  return (
    <Dialog id="choice-settings" label={formatMessage({ id: 'consent.settings.heading' })}>
      <form className={styles.form} method="dialog">
        <h2 className={styles.heading}>
          <FormattedMessage id="consent.settings.heading" />
        </h2>
        <p>
          <FormattedMessage id="consent.settings.text" />
        </p>
        <PurposeChoice purpose="necessary" />
        <PurposeChoice purpose="audience" />
        <PurposeChoice purpose="video" />
        <div className={styles.actions}>
          <Button type="submit" data-consent="save">
            <FormattedMessage id="consent.save" />
          </Button>
          <Button kind="quiet" data-consent="refuse" command="close" commandfor="choice-settings">
            <FormattedMessage id="consent.refuse" />
          </Button>
          <Button kind="quiet" data-consent="accept" command="close" commandfor="choice-settings">
            <FormattedMessage id="consent.accept" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** One purpose with what it is for. What is necessary cannot be switched off, and says so instead of pretending. */
function PurposeChoice({ purpose }: { purpose: 'necessary' | 'audience' | 'video' }) {
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
