import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { PhoneLink } from '../../parts/PhoneLink/PhoneLink.tsx';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { Distance } from './Distance.tsx';
import styles from './Result.module.css';

interface ResultProps {
  entry: LocatorEntry;
  isSelected: boolean;
  onShow: () => void;
}

/** One dealer, charter operator or service centre: what it is, where it is, how to reach it. */
export function Result({ entry, isSelected, onShow }: ResultProps) {
  const { title, segment, street, postalCode, city, country, phone, url, selectUrl, distance } = entry;
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
  return (
    <li className={styles.result} aria-current={isSelected ? 'true' : undefined}>
      <p className={styles.top}>
        <span className="eyebrow">{segment}</span>
        {distance !== undefined && <Distance kilometres={distance} className={styles.distance} />}
      </p>
      <h3 className={styles.title}>
        <a href={url} className={styles.name}>
          {title}
        </a>
      </h3>
      {lines.length > 0 && (
        <address className={styles.address}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never change their order
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      <p className={styles.actions}>
        {phone && <PhoneLink phone={phone} className={styles.action} />}
        <a href={selectUrl} className={styles.show} keep-scroll-position="" onClick={onShow}>
          <Icon name="pin" />
          <span>
            <FormattedMessage id="locator.showOnMap" />
            <span className="visually-hidden"> {title}</span>
          </span>
        </a>
      </p>
    </li>
  );
}
