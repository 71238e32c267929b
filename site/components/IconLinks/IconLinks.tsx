import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconLinks.module.css';

interface IconLink {
  icon: IconName;
  /** Accessible name of the icon, in the language of the page. */
  name: string;
  url: string;
  /** Opens a new tab, without opener and referrer. */
  opensTab: boolean;
}

/** Icons with links, side by side. */
export function IconLinks({ links, labelledBy }: { links: readonly IconLink[]; labelledBy?: string }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {links.map(({ icon, name, url, opensTab }) => (
        <li key={icon}>
          <a
            className={styles.link}
            href={url}
            {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={icon} className={styles.icon} />
            <span className="visually-hidden">
              {opensTab ? `${name} (${formatMessage({ id: 'link.newTab' })})` : name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
