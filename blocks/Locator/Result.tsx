import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../parts/AddressLines/AddressLines.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { PhoneLink } from '../../parts/PhoneLink/PhoneLink.tsx';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { Distance } from './Distance.tsx';
import { entryAddress } from './entryAddress.ts';
import styles from './Result.module.css';

interface ResultProps {
  entry: LocatorEntry;
  isSelected: boolean;
  onShow: (id: string, event: MouseEvent) => void;
}

/** One dealer, charter operator or service centre: what it is, where it is, how to reach it. */
export function Result({ entry, isSelected, onShow }: ResultProps) {
  const { id, title, segment, phone, url, selectUrl, distance } = entry;
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
      <AddressLines lines={entryAddress(entry)} className={styles.address} />
      <p className={styles.actions}>
        {phone && <PhoneLink phone={phone} className={styles.action} />}
        <a
          href={selectUrl}
          className={styles.show}
          data-keeps-place=""
          onClick={(event) => onShow(id, event)}
        >
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
