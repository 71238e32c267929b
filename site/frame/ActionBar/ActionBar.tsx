import { FormattedMessage, useIntl } from 'react-intl';
import type { BrowserBlock } from '../BrowserBlock.ts';
import type { BrowserPage } from '../browserPage.ts';
import styles from './ActionBar.module.css';

const NAMES = ['trial', 'brochure', 'dealer'] as const;

/** Whether a block is a place that the bar leads to. */
const isDestination = ({ type, props }: BrowserBlock): boolean =>
  type === 'locator' || (props !== undefined && 'form' in props && props.form !== undefined);

/**
 * The three ways to the yard, at the bottom of phones: a sea trial, a brochure, a dealer (behaviour §9.8). Absent where
 * the page itself has a form or the locator, hidden while something is typed, and while the cookie question is open.
 */
export function ActionBar({ page: { actions, blocks } }: { page: Pick<BrowserPage, 'actions' | 'blocks'> }) {
  const { formatMessage } = useIntl();
  if (!actions || blocks.some(isDestination)) return null;
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: 'actions.label' })}>
      {NAMES.map((name) => {
        const url = actions[name];
        return (
          url && (
            <a key={name} href={url} className={styles.link}>
              <FormattedMessage id={`actions.${name}`} />
            </a>
          )
        );
      })}
    </nav>
  );
}
