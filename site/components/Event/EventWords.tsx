import type { EventTeaser } from '../../../schemas/parts/eventTeaser.ts';
import { EventDates } from '../EventDates/EventDates.tsx';
import { TeaserHeading, TeaserWords } from '../Teaser/TeaserWords.tsx';
import { EventLabel } from './EventLabel.tsx';
import styles from './EventWords.module.css';

/** Words of an event: type, name, dates, place and boats on show. A past event says so, in a softer colour. */
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
