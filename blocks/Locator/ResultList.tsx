import { Fragment, type MouseEvent, useId } from 'react';
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
  isByCountry: boolean | undefined;
  selected: string | undefined;
  /** Shows an entry on the map; its link leads to the same without JavaScript. */
  onShow: (id: string, event: MouseEvent) => void;
}

/** Entries of one country that follow each other, or all entries of a list that is not by country. */
interface Group {
  country: string | undefined;
  entries: LocatorEntry[];
}

function toGroups(results: Locator['results'], isByCountry = false): Group[] {
  const groups: Group[] = [];
  for (const entry of results) {
    const country = isByCountry ? entry.country : undefined;
    const last = groups.at(-1);
    if (last && last.country === country) last.entries.push(entry);
    else groups.push({ country, entries: [entry] });
  }
  return groups;
}

/** The results and their number. Keyboard access to everything on the map. */
export function ResultList({ label, results, isNear, isByCountry, selected, onShow }: ResultListProps) {
  const heading = useId();
  return (
    <div className={styles.results}>
      <h2 id={heading} className={styles.heading}>
        {isNear && results.length > 1 ? <FormattedMessage id="locator.nearest" values={{ label }} /> : label}
      </h2>
      {toGroups(results, isByCountry).map(({ country, entries }, index) => (
        <Fragment key={entries[0]?.id}>
          {country && (
            <h3 id={`${heading}-${index}`} className={styles.country}>
              {country}
            </h3>
          )}
          <ol className={styles.list} aria-labelledby={country ? `${heading}-${index}` : heading}>
            {entries.map((entry) => (
              <Result
                key={entry.id}
                entry={entry}
                title={country ? 'h4' : 'h3'}
                isSelected={entry.id === selected}
                onShow={onShow}
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}

interface ResultProps {
  entry: LocatorEntry;
  /** Element of its title. */
  title: 'h3' | 'h4';
  isSelected: boolean;
  onShow: (id: string, event: MouseEvent) => void;
}

/** One dealer, charter operator or service centre: kind, address, contact. */
function Result({ entry, title: Title, isSelected, onShow }: ResultProps) {
  const { id, title, segment, phone, url, selectUrl, distance } = entry;
  return (
    <li className={resultStyles.result} aria-current={isSelected ? 'true' : undefined}>
      <p className={resultStyles.top}>
        <span className="eyebrow">{segment}</span>
        {distance !== undefined && <Distance kilometres={distance} className={resultStyles.distance} />}
      </p>
      <Title className={resultStyles.title}>
        <a href={url} className={resultStyles.name}>
          {title}
        </a>
      </Title>
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
