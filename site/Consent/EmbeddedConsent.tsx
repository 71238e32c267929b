import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './ChoiceBar.module.css';
import { ChoiceSettings } from './ChoiceSettings.tsx';

/** Who asks the visitor: our own manager, OneTrust, or nobody, where a page is rendered without its scripts. */
export type ConsentManager = 'embedded' | 'onetrust' | 'none';

/** What the embedded consent manager shows: its banner and its settings. `consent/main.ts` brings them to life. */
export function EmbeddedConsent() {
  return (
    <>
      <ChoiceBar />
      <ChoiceSettings />
    </>
  );
}

/**
 * The banner of the embedded consent manager. It is in every page, hidden; `consent/main.ts` shows it to who has not
 * answered. Refusing takes as much as accepting, and nothing is loaded in the meantime. What it says is two short
 * paragraphs: the largest text on the screen is to be the page's own (Largest Contentful Paint).
 */
function ChoiceBar() {
  return (
    <section className={styles.bar} id="choice-bar" popover="manual" aria-labelledby="choice-bar-heading">
      <div className={styles.words}>
        <h2 className={styles.heading} id="choice-bar-heading">
          <FormattedMessage id="consent.banner.heading" />
        </h2>
        <p>
          <FormattedMessage id="consent.banner.text" />
        </p>
        <p>
          <FormattedMessage id="consent.banner.terms" />
        </p>
      </div>
      <div className={styles.actions}>
        <Button data-consent="refuse" popoverTarget="choice-bar" popoverTargetAction="hide">
          <FormattedMessage id="consent.refuse" />
        </Button>
        <Button data-consent="accept" popoverTarget="choice-bar" popoverTargetAction="hide">
          <FormattedMessage id="consent.accept" />
        </Button>
        <Button kind="quiet" data-consent="settings" command="show-modal" commandfor="choice-settings">
          <FormattedMessage id="consent.settings" />
        </Button>
      </div>
    </section>
  );
}
