import { useId } from 'react';
import { PhoneLink } from '../../parts/PhoneLink/PhoneLink.tsx';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import styles from './Popup.module.css';

/** What the popup of a marker says (spec 1 §2): name, street, country code, postal code, country and telephone. */
export function Popup({ entry }: { entry: LocatorEntry }) {
  const { title, url, street, countryCode, postalCode, city, country, phone } = entry;
  const heading = useId();
  const town = [[countryCode, postalCode].filter(Boolean).join('-'), city].filter(Boolean).join(' ');
  return (
    <div role="dialog" aria-labelledby={heading} tabIndex={-1} className={styles.popup}>
      <p id={heading} className={styles.title}>
        <a href={url}>{title}</a>
      </p>
      {street && <p>{street}</p>}
      {town && <p>{town}</p>}
      {country && <p>{country}</p>}
      {phone && (
        <p>
          <PhoneLink phone={phone} className={styles.phone} />
        </p>
      )}
    </div>
  );
}
