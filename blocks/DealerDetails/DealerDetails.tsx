import { AddressLines } from '../../parts/AddressLines/AddressLines.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { DealerDetails as DealerDetailsProps } from '../../schemas/blocks/dealer-details.ts';
import { ContactWays } from './ContactWays.tsx';
import styles from './DealerDetails.module.css';
import { PlaceMap } from './PlaceMap.tsx';

/** How to reach a dealer, charter operator or service centre: address, telephone, site; where it is on a map. */
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
