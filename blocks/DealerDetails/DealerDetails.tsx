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
        {lines.length > 0 && (
          <address className={styles.address}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never change their order
              <span key={index}>{line}</span>
            ))}
          </address>
        )}
        <ContactWays {...ways} />
      </div>
      {map && <PlaceMap map={map} title={heading} className={styles.map} />}
    </Section>
  );
}
