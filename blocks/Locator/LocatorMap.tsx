import { type RefObject, useId, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import type { MapPoint } from '../../site/components/Map/MapPoint.ts';
import { PlacesMap } from '../../site/components/Map/PlacesMap.tsx';
import { PhoneLink } from '../../site/components/PhoneLink/PhoneLink.tsx';
import { CarriedFields } from './LocatorSearch.tsx';
import styles from './Popup.module.css';

interface LocatorMapProps
  extends Pick<Locator, 'kind' | 'action' | 'results' | 'isNear' | 'selected' | 'map' | 'points'> {
  ref: RefObject<HTMLDivElement | null>;
  focusesPopup: RefObject<string | undefined>;
  timesShown: number;
  className: string | undefined;
}

const toMapPoint = ({ id, latitude, longitude, title }: LocatorEntry): MapPoint => [
  id,
  latitude,
  longitude,
  title,
];

/** The list as places on a map, the selected or else the nearest marked. A marker leads to the address that selects it. */
export function LocatorMap(props: LocatorMapProps) {
  const { kind, action, results, isNear, selected, map, points, ref, focusesPopup, timesShown, className } =
    props;
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const known = useMemo(() => results.map(toMapPoint), [results]);
  const entry = results.find(({ id }) => id === selected);
  const marked = entry ?? (isNear ? results[0] : undefined);

  const select = (id: string) => {
    if (!field.current) return;
    field.current.value = id;
    form.current?.requestSubmit();
  };

  return (
    <>
      {/* A form, so that it goes the way of every other choice (site/browser/navigation/submitFilters.ts). */}
      <form ref={form} method="get" action={action} data-filters="" hidden>
        <input ref={field} type="hidden" name="dealer" />
        <CarriedFields action={action} />
      </form>
      <PlacesMap
        ref={ref}
        focusesPopup={focusesPopup}
        timesShown={timesShown}
        className={className}
        view={map}
        label={formatMessage({ id: 'map.label' })}
        known={known}
        points={points}
        selected={marked && toMapPoint(marked)}
        popup={entry && <Popup entry={entry} />}
        countLabel={(count) => formatMessage({ id: `locator.${kind}.count` }, { count })}
        onSelect={select}
      />
    </>
  );
}

/** Content of a marker's popup (behaviour §6.7): name, street, country code, postal code, country and telephone. */
function Popup({ entry }: { entry: LocatorEntry }) {
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
