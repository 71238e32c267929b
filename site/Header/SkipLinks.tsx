import { FormattedMessage } from 'react-intl';
import { buildPath } from '../../locales/buildPath.ts';
import type { Locale } from '../../locales/locales.ts';
import styles from './SkipLinks.module.css';

/** The first stops of the keyboard (spec 2 §2.3). `focusTarget` moves the focus on into what they lead to. */
export function SkipLinks({ locale }: { locale: Locale }) {
  return (
    <>
      <a className={styles.skip} href="#mainmenu">
        <FormattedMessage id="skip.menu" />
      </a>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="skip.content" />
      </a>
      <a className={styles.skip} href={buildPath(locale, 'dealers-map')}>
        <FormattedMessage id="skip.dealers" />
      </a>
      <a className={styles.skip} href="#footer">
        <FormattedMessage id="skip.footer" />
      </a>
    </>
  );
}
