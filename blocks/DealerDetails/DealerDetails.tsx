import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DealerDetails as DealerDetailsProps } from '../../schemas/blocks/dealer-details.ts';
import type { MapView } from '../../schemas/parts/map.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { AddressLines } from '../../site/components/AddressLines/AddressLines.tsx';
import type { MapPoint } from '../../site/components/Map/MapPoint.ts';
import { PlacesMap } from '../../site/components/Map/PlacesMap.tsx';
import { PhoneLink } from '../../site/components/PhoneLink/PhoneLink.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import contactWaysStyles from './ContactWays.module.css';
import styles from './DealerDetails.module.css';

/** Contact details of a dealer, charter operator or service centre, and a map. */
export function DealerDetails({ heading, segment, address = [], country, map, ...ways }: DealerDetailsProps) {
  const lines = country ? [...address, country] : address;
  return (
    <Section className={`grid ${styles.details}`} heading={heading}>
      <div className={styles.words}>
        {segment && <p className="eyebrow">{segment}</p>}
        <SectionHeading />
        <AddressLines lines={lines} className={styles.address} />
        <ContactWays {...ways} />
      </div>
      {map && <PlaceMap map={map} title={heading} className={styles.map} />}
    </Section>
  );
}

/** Telephone, website and directions, as far as known. */
function ContactWays({
  phone,
  website,
  directions,
}: Pick<DealerDetailsProps, 'phone' | 'website' | 'directions'>) {
  const { formatMessage } = useIntl();
  if (!phone && !website && !directions) return null;
  return (
    <div className={contactWaysStyles.ways}>
      {phone && <PhoneLink phone={phone} className={contactWaysStyles.phone} />}
      {website && (
        <ActionLink
          link={{ url: website, label: formatMessage({ id: 'dealer.website' }), target: '_blank' }}
        />
      )}
      {directions && (
        <ActionLink
          link={{ url: directions, label: formatMessage({ id: 'dealer.directions' }) }}
          icon="route"
        />
      )}
    </div>
  );
}

interface PlaceMapProps {
  map: MapView;
  title: string;
  className: string | undefined;
}

/** A map with one place on it, in its middle. */
function PlaceMap({ map, title, className }: PlaceMapProps) {
  const { formatMessage } = useIntl();
  const { latitude, longitude } = map;
  const places = useMemo(
    (): MapPoint[] => [['place', latitude, longitude, title]],
    [latitude, longitude, title],
  );
  return (
    <PlacesMap
      view={map}
      label={formatMessage({ id: 'map.label' })}
      known={places}
      isInset
      className={className}
    />
  );
}
