import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShareLinks as ShareLinksProps } from '../../schemas/blocks/share-links.ts';
import { IconLinks } from '../../site/components/IconLinks/IconLinks.tsx';
import styles from './ShareLinks.module.css';

/** A lone surrogate, which content may contain and a URL may not, becomes U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * Addresses that share a page: on social networks, and as an email.
 *
 * @param page absolute URL.
 * @param title of the page.
 */
export function shareAddresses(page: string, title: string) {
  const url = encode(page);
  const text = encode(title);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    email: `mailto:?subject=${text}&body=${url}`,
  };
}

const WAYS = ['facebook', 'twitter', 'linkedin', 'email'] as const;

/** Plain links that share the page: nothing of those sites is loaded before a visitor follows one. */
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
