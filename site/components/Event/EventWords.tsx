import type { EventTeaser } from '../../../schemas/parts/eventTeaser.ts';
import { EventDates } from '../EventDates/EventDates.tsx';
import { TeaserHeading, TeaserWords } from '../Teaser/TeaserWords.tsx';
import { EventLabel } from './EventLabel.tsx';
import styles from './EventWords.module.css';

/**
 * What an event says of itself: what kind it is, its name, when and where, and the boats on show. One that is over says
 * so, in a softer voice.
 */
export function EventWords({ event }: { event: EventTeaser }) {
  const { url, heading, eventType, isPast, location, products = [], startDay, endDay, displayDate } = event;
  return (
    <TeaserWords isPast={isPast}>
      <EventLabel eventType={eventType} isPast={isPast} />
      <TeaserHeading url={url}>{heading}</TeaserHeading>
      <div className={styles.facts}>
        <EventDates startDay={startDay} endDay={endDay} displayDate={displayDate} className={styles.when} />
        {location && <p>{location}</p>}
      </div>
      {products.length > 0 && <p className={styles.boats}>{products.join('\u00A0· ')}</p>}
    </TeaserWords>
  );
}
