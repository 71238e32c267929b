import { type MouseEvent, useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import { Result } from './Result.tsx';
import styles from './ResultList.module.css';

interface ResultListProps {
  /** What there is and how many. */
  label: string;
  /** Why the first are first. */
  order: string | undefined;
  /** The same as a number, of which a list by distance shows the first. */
  total: number;
  results: Locator['results'];
  isNear: boolean | undefined;
  isByCountry: boolean | undefined;
  openCountries: Locator['openCountries'];
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

/**
 * The results and their number. Keyboard access to everything on the map. In the list of all entries countries unfold.
 */
export function ResultList(props: ResultListProps) {
  const { label, order, total, results, isNear, isByCountry } = props;
  const { length: shown } = results;
  const heading = useId();
  return (
    <div className={styles.results}>
      <h2 id={heading} className={styles.heading}>
        {isNear && shown > 1 ? (
          <FormattedMessage
            id={shown < total ? 'locator.nearestOf' : 'locator.nearest'}
            values={{ label, shown }}
          />
        ) : (
          label
        )}
      </h2>
      {order && <p className={styles.order}>{order}</p>}
      {toGroups(results, isByCountry).map(({ country, entries }, index) =>
        country ? (
          <CountryEntries
            key={entries[0]?.id}
            {...props}
            id={`${heading}-${index}`}
            country={country}
            results={entries}
          />
        ) : (
          <Entries key={entries[0]?.id} {...props} results={entries} title="h3" labelledBy={heading} />
        ),
      )}
    </div>
  );
}

/** Ids of the first entries of the countries that the visitor has unfolded: Back finds them so. */
const unfolded = new Set<string>();

/** The results of one country, below its name. */
function CountryEntries({ id, country, ...props }: ResultListProps & { id: string; country: string }) {
  const { openCountries, results } = props;
  const name = (
    <h3 id={id} className={styles.country}>
      {country}
    </h3>
  );
  const list = <Entries {...props} title="h4" labelledBy={id} />;
  if (!openCountries) {
    return (
      <>
        {name}
        {list}
      </>
    );
  }
  const { id: first = '', countryCode = '' } = results[0] ?? {};
  const isOpen = openCountries.includes(countryCode);
  return (
    <details
      open={isOpen || unfolded.has(first)}
      onToggle={({ currentTarget }) => unfolded[currentTarget.open && !isOpen ? 'add' : 'delete'](first)}
      className={styles.folded}
    >
      <Summary className={styles.summary}>
        {name}
        <span className={styles.count}>
          <FormattedNumber value={results.length} />
        </span>
      </Summary>
      {list}
    </details>
  );
}

interface EntriesProps extends Pick<ResultListProps, 'results' | 'isNear' | 'selected' | 'onShow'> {
  /** Element of their titles. */
  title: 'h3' | 'h4';
  labelledBy: string;
}

const Entries = ({ results, isNear, selected, onShow, title, labelledBy }: EntriesProps) => (
  <ol className={styles.list} aria-labelledby={labelledBy}>
    {results.map((entry, index) => (
      <Result
        key={entry.id}
        entry={entry}
        title={title}
        isSelected={entry.id === selected}
        isNearest={Boolean(isNear) && !selected && index === 0}
        onShow={onShow}
      />
    ))}
  </ol>
);
