import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { AddressLines } from '../../site/components/AddressLines/AddressLines.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { PhoneLink } from '../../site/components/PhoneLink/PhoneLink.tsx';
import { Distance } from './Distance.tsx';
import { entryAddress } from './entryAddress.ts';
import resultStyles from './Result.module.css';
import styles from './ResultList.module.css';

interface ResultListProps {
  label: string;
  results: Locator['results'];
  isNear: boolean | undefined;
  selected: string | undefined;
  /** Shows an entry on the map; its link leads to the same without JavaScript. */
  onShow: (id: string, event: MouseEvent) => void;
}

/** The results and their number. Keyboard access to everything on the map. */
export function ResultList({ label, results, isNear, selected, onShow }: ResultListProps) {
  const heading = useId();
  return (
    <div className={styles.results}>
      <h2 id={heading} className={styles.heading}>
        {isNear && results.length > 1 ? <FormattedMessage id="locator.nearest" values={{ label }} /> : label}
      </h2>
      {results.length > 0 && (
        <ol className={styles.list} aria-labelledby={heading}>
          {results.map((entry) => (
            <Result key={entry.id} entry={entry} isSelected={entry.id === selected} onShow={onShow} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface ResultProps {
  entry: LocatorEntry;
  isSelected: boolean;
  onShow: (id: string, event: MouseEvent) => void;
}

/** One dealer, charter operator or service centre: kind, address, contact. */
function Result({ entry, isSelected, onShow }: ResultProps) {
  const { id, title, segment, phone, url, selectUrl, distance } = entry;
  return (
    <li className={resultStyles.result} aria-current={isSelected ? 'true' : undefined}>
      <p className={resultStyles.top}>
        <span className="eyebrow">{segment}</span>
        {distance !== undefined && <Distance kilometres={distance} className={resultStyles.distance} />}
      </p>
      <h3 className={resultStyles.title}>
        <a href={url} className={resultStyles.name}>
          {title}
        </a>
      </h3>
      <AddressLines lines={entryAddress(entry)} className={resultStyles.address} />
      <p className={resultStyles.actions}>
        {phone && <PhoneLink phone={phone} className={resultStyles.action} />}
        <a href={`${url}#form`} className={resultStyles.action}>
          <FormattedMessage id="locator.contact" />
          <span className="visually-hidden"> {title}</span>
        </a>
        <a
          href={selectUrl}
          className={resultStyles.show}
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
