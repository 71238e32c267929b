import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { AddressLines } from '../../site/components/AddressLines/AddressLines.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { PhoneLink } from '../../site/components/PhoneLink/PhoneLink.tsx';
import { Distance } from './Distance.tsx';
import { entryAddress } from './entryAddress.ts';
import styles from './Result.module.css';

interface ResultProps {
  entry: LocatorEntry;
  /** Element of its title. */
  title: 'h3' | 'h4';
  isSelected: boolean;
  /** Marked as on the map, unless another one is selected. */
  isNearest: boolean;
  onShow: (id: string, event: MouseEvent) => void;
}

/** One dealer, charter operator or service centre: kind, address, contact. */
export function Result({ entry, title: Title, isSelected, isNearest, onShow }: ResultProps) {
  const { id, title, segment, phone, url, selectUrl, distance } = entry;
  return (
    <li
      className={styles.result}
      aria-current={isSelected ? 'true' : undefined}
      data-nearest={isNearest ? '' : undefined}
    >
      <p className={styles.top}>
        <span className="eyebrow">{segment}</span>
        {distance !== undefined && <Distance kilometres={distance} className={styles.distance} />}
      </p>
      <Title className={styles.title}>
        <a href={url} className={styles.name}>
          {title}
        </a>
      </Title>
      <AddressLines lines={entryAddress(entry)} className={styles.address} />
      <p className={styles.actions}>
        {phone && <PhoneLink phone={phone} className={styles.action} />}
        <a href={`${url}#form`} className={styles.action}>
          <FormattedMessage id="locator.contact" />
          <span className="visually-hidden"> {title}</span>
        </a>
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
