import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShareLinks as ShareLinksProps } from '../../schemas/blocks/share-links.ts';
import { IconLinks } from '../../site/components/IconLinks/IconLinks.tsx';
import styles from './ShareLinks.module.css';

/** A half of a surrogate pair, which an editor's text may hold and an address may not, becomes U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * Where a page is passed on: addresses of what other sites offer for it, and a letter to be sent.
 *
 * @param page its absolute address.
 * @param title what it is called.
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
