import { FormattedMessage, useIntl } from 'react-intl';
import { Anchor } from '../../parts/Anchor/Anchor.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './SocialLinks.module.css';
import { socialLinks } from './socialLinks.ts';

/** Four pictograms that lead elsewhere, in a new tab. */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'footer.social' })}>
      <ul className={styles.list}>
        {socialLinks.map(({ picto, title, url }) => (
          <li key={title}>
            <Anchor url={url} target="_blank" className={styles.link}>
              <Icon name={picto} className={styles.icon} />
              <span className="visually-hidden">
                <FormattedMessage id={title} /> (<FormattedMessage id="link.newTab" />)
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
