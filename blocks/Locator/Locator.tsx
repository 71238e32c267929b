import { Fragment, type MouseEvent, useRef, useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { Locator as LocatorProps } from '../../schemas/blocks/locator.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { EmptyList } from '../../site/components/EmptyList/EmptyList.tsx';
import { Pagination } from '../../site/components/Pagination/Pagination.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { CountryLinks } from './CountryLinks.tsx';
import kindLinksStyles from './KindLinks.module.css';
import styles from './Locator.module.css';
import { LocatorMap } from './LocatorMap.tsx';
import { LocatorSearch } from './LocatorSearch.tsx';
import type { ThinLocator } from './omitRenderedEntries.ts';
import { useEntries } from './parseListEntries.ts';
import { ResultList } from './ResultList.tsx';
import { useChosenInView } from './useChosenInView.ts';
import { useSwitchedView, ViewSwitch } from './ViewSwitch.tsx';

/** Whether list and map replace each other instead of being side by side. */
const isNarrow = () => !matchMedia('(width >= 64rem)').matches;

/**
 * Search for dealers, charter operators or service centres. The server does the search: every state has an address,
 * and each choice is a link or a form to one, so that the list needs no JavaScript and the map only follows it.
 */
export function Locator(given: ThinLocator) {
  const props = useEntries(given);
  const {
    heading,
    text,
    kinds,
    countries,
    message,
    elsewhere = [],
    results,
    resultsLabel,
    order,
    isNear,
    isByCountry,
    openCountries,
    selected,
  } = props;
  const { pagination, moreUrl, empty } = props;
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const focusesPopup = useRef<string>(undefined);
  const [timesShown, setTimesShown] = useState(0);
  const [view, switchView] = useSwitchedView(map);
  useChosenInView(list, map, props);

  const showOnMap = (id: string, event: MouseEvent) => {
    // The link opens in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    focusesPopup.current = isNarrow() ? id : undefined;
    if (isNarrow()) switchView('map');
    else {
      // At the end of the page the footer pushes the map out of view.
      const { top = 0 } = map.current?.getBoundingClientRect() ?? {};
      if (top < 0) window.scrollBy({ top, behavior: 'instant' });
    }
    if (id !== selected) return;
    // Its address is the displayed one: nothing to fetch, and the focus stays on the link.
    event.preventDefault();
    event.stopPropagation();
    setTimesShown((times) => times + 1);
  };

  return (
    <Section className={styles.locator} heading={heading} data-view={view}>
      <div className={styles.list} ref={list}>
        <div className={styles.intro}>
          <SectionHeading level={1} className={styles.heading} />
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <LocatorSearch {...props} />
        {kinds.length > 0 && <KindLinks kinds={kinds} />}
        <p role="status" className={styles.message}>
          {message}
          {elsewhere.map(({ url, label }) => (
            <Fragment key={url}>
              {' '}
              <a href={url} className={styles.elsewhere}>
                {label}
              </a>
            </Fragment>
          ))}
        </p>
        <div className={styles.results}>
          {countries.length > 0 && <CountryLinks countries={countries} />}
          <ResultList
            label={resultsLabel}
            order={order}
            total={kinds.find(({ isCurrent }) => isCurrent)?.count ?? results.length}
            results={results}
            isNear={isNear}
            isByCountry={isByCountry}
            openCountries={openCountries}
            selected={selected}
            onShow={showOnMap}
          />
          {results.length === 0 && (
            <EmptyList {...(empty ?? { text: formatMessage({ id: 'list.noMatch' }) })} />
          )}
          {moreUrl && (
            <p>
              <ActionLink link={{ url: moreUrl, label: formatMessage({ id: 'locator.more' }) }} icon="plus" />
            </p>
          )}
          {pagination && <Pagination {...pagination} />}
        </div>
      </div>
      <LocatorMap
        {...props}
        ref={map}
        focusesPopup={focusesPopup}
        timesShown={timesShown}
        className={styles.map}
      />
      <ViewSwitch view={view} onSwitch={switchView} />
    </Section>
  );
}

/** The kinds of lists: dealers, charter operators, service centres. */
function KindLinks({ kinds }: Pick<LocatorProps, 'kinds'>) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'locator.kinds' })}>
      <ul className={kindLinksStyles.kinds}>
        {kinds.map(({ label, url, count, isCurrent }) => (
          <li key={url + label}>
            <a
              href={url}
              className={`marked-link ${kindLinksStyles.kind}`}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}{' '}
              <span className={kindLinksStyles.count}>
                <FormattedNumber value={count} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
