import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import styles from './ChoiceBar.module.css';
import choiceSettingsStyles from './ChoiceSettings.module.css';

/** Consent manager: the embedded one, OneTrust, or none where a page is rendered without scripts. */
export type ConsentManager = 'embedded' | 'onetrust' | 'none';

/** Banner and settings of the embedded consent manager; `site/consent/main.ts` starts it. */
export function EmbeddedConsent() {
  return (
    <>
      <ChoiceBar />
      <ChoiceSettings />
    </>
  );
}

/**
 * The banner of the embedded consent manager: one slim strip. It is in every page, hidden; `site/consent/main.ts` shows
 * it to visitors who have not answered. Refusing takes as much effort as accepting, and nothing loads until then. Two
 * short paragraphs: the largest text on the screen must be the page's own (Largest Contentful Paint).
 */
function ChoiceBar() {
  return (
    <section className={styles.bar} id="choice-bar" popover="manual" aria-labelledby="choice-bar-heading">
      <h2 className="visually-hidden" id="choice-bar-heading">
        <FormattedMessage id="consent.banner.heading" />
      </h2>
      <div className={styles.words}>
        <p>
          <FormattedMessage id="consent.banner.text" />
        </p>
        <p>
          <FormattedMessage id="consent.banner.terms" tagName="span" />{' '}
          <button
            className={styles.settings}
            type="button"
            data-consent="settings"
            command="show-modal"
            commandfor="choice-settings"
          >
            <FormattedMessage id="consent.settings" />
          </button>
        </p>
      </div>
      <div className={styles.actions}>
        <Button data-consent="refuse" popoverTarget="choice-bar" popoverTargetAction="hide">
          <FormattedMessage id="consent.refuse" />
        </Button>
        <Button data-consent="accept" popoverTarget="choice-bar" popoverTargetAction="hide">
          <FormattedMessage id="consent.accept" />
        </Button>
      </div>
    </section>
  );
}

/** The settings of the embedded consent manager: one choice for each purpose, none preselected. */
function ChoiceSettings() {
  const { formatMessage } = useIntl();
  return (
    <Dialog id="choice-settings" label={formatMessage({ id: 'consent.settings.heading' })}>
      <form className={choiceSettingsStyles.form} method="dialog">
        <h2 className={choiceSettingsStyles.heading}>
          <FormattedMessage id="consent.settings.heading" />
        </h2>
        <p>
          <FormattedMessage id="consent.settings.text" />
        </p>
        <PurposeChoice purpose="necessary" />
        <PurposeChoice purpose="audience" />
        <PurposeChoice purpose="video" />
        <div className={choiceSettingsStyles.actions}>
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

/** One purpose and its description. The necessary one cannot be switched off, and is shown as text. */
function PurposeChoice({ purpose }: { purpose: 'necessary' | 'audience' | 'video' }) {
  const id = `choice-${purpose}`;
  return (
    <div className={choiceSettingsStyles.choice}>
      {purpose === 'necessary' ? (
        <>
          <p className={choiceSettingsStyles.name}>
            <FormattedMessage id="consent.necessary.heading" />
          </p>
          <p className={choiceSettingsStyles.always}>
            <FormattedMessage id="consent.always" />
          </p>
        </>
      ) : (
        <>
          <label className={choiceSettingsStyles.name} htmlFor={id}>
            <FormattedMessage id={`consent.${purpose}.heading`} />
          </label>
          <input
            className={choiceSettingsStyles.switch}
            type="checkbox"
            id={id}
            name={purpose}
            autoComplete="off"
            aria-describedby={`${id}-text`}
          />
        </>
      )}
      <p className={choiceSettingsStyles.text} id={`${id}-text`}>
        <FormattedMessage id={`consent.${purpose}.text`} />
      </p>
    </div>
  );
}
