import { FormattedMessage, useIntl } from 'react-intl';
import type { BrowserPage } from '../browserPage.ts';
import styles from './ActionBar.module.css';

const NAMES = ['trial', 'configure', 'brochure', 'dealer'] as const;

/**
 * The ways to the yard, at the bottom of phones, a sea trial, a brochure, and a dealer, or, on the page of a
 * boat, the configurator (behaviour §9.8). Hidden while something is typed, and while the cookie question is open.
 */
export function ActionBar({ actions }: { actions: BrowserPage['actions'] | undefined }) {
  const { formatMessage } = useIntl();
  if (!actions) return null;
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: 'actions.label' })}>
      {NAMES.map((name) => {
        const url = actions[name];
        return (
          url && (
            <a key={name} href={url} className={styles.link}>
              <FormattedMessage id={name === 'trial' ? 'seaTrial.title' : `actions.${name}`} />
            </a>
          )
        );
      })}
    </nav>
  );
}
