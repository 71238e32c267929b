import { FormattedMessage } from 'react-intl';
import styles from './EventLabel.module.css';

interface EventLabelProps {
  eventType: string | undefined;
  isPast: boolean | undefined;
}

/** The small line above the name of an event: its type, and whether it is over. */
export function EventLabel({ eventType, isPast }: EventLabelProps) {
  if (!eventType && !isPast) return null;
  return (
    <p className={`eyebrow ${styles.label}`}>
      {eventType && <span>{eventType} </span>}
      {isPast && (
        <span className={styles.past}>
          <FormattedMessage id="event.past" />
        </span>
      )}
    </p>
  );
}
