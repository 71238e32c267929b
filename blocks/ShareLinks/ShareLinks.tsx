import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconLinks } from '../../parts/IconLinks/IconLinks.tsx';
import type { ShareLinks as ShareLinksProps } from '../../schemas/blocks/share-links.ts';
import styles from './ShareLinks.module.css';
import { shareAddresses } from './shareAddresses.ts';

const WAYS = ['facebook', 'twitter', 'linkedin', 'email'] as const;

/** Plain links that pass the page on: nothing of those sites is loaded before a visitor follows one. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const addresses = shareAddresses(url, title);
  return (
    <div className="grid">
      <div className={styles.share}>
        <p className="eyebrow" id={id}>
          <FormattedMessage id="share.label" />
        </p>
        <IconLinks
          labelledBy={id}
          links={WAYS.map((way) => ({
            icon: way,
            name: formatMessage({ id: `share.${way}.label` }),
            url: addresses[way],
            opensTab: way !== 'email',
          }))}
        />
      </div>
    </div>
  );
}
