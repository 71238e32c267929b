import { FormattedMessage } from 'react-intl';
import type { EventHero as EventHeroProps } from '../../schemas/blocks/event-hero.ts';
import { EventLabel } from '../../site/components/Event/EventLabel.tsx';
import { EventDates } from '../../site/components/EventDates/EventDates.tsx';
import { PlainHero } from '../../site/components/PlainHero/PlainHero.tsx';
import styles from './EventHero.module.css';

/** Opening of an event: what, when and where, then its picture. A past event says so. */
export function EventHero(props: EventHeroProps) {
  const { breadcrumb, eventType, heading, image, startDay, endDay, displayDate, location, isPast } = props;
  return (
    <PlainHero
      breadcrumb={breadcrumb}
      heading={heading}
      label={<EventLabel eventType={eventType} isPast={isPast} />}
      image={image}
      isPast={isPast}
    >
      <EventDates startDay={startDay} endDay={endDay} displayDate={displayDate} className={styles.when} />
      {location && <p className={styles.where}>{location}</p>}
      {isPast && (
        <p className={styles.past}>
          <FormattedMessage id="event.over" />
        </p>
      )}
    </PlainHero>
  );
}
