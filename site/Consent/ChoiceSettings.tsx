import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/Button/Button.tsx';
import { Dialog } from '../../parts/Dialog/Dialog.tsx';
import styles from './ChoiceSettings.module.css';
import { PurposeChoice } from './PurposeChoice.tsx';

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
