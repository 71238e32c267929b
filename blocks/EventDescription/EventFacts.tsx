import { FormattedMessage, useIntl } from 'react-intl';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { AddressLines } from '../../parts/AddressLines/AddressLines.tsx';
import { TourLink } from '../../parts/TourLink/TourLink.tsx';
import { WatchLink } from '../../parts/WatchLink/WatchLink.tsx';
import type { EventDescription } from '../../schemas/blocks/event-description.ts';
import styles from './EventFacts.module.css';

type EventFactsProps = Pick<EventDescription, 'address' | 'country' | 'link' | 'calendarUrl'> & {
  /** A film and a tour that could not be shown in their place. */
  videoUrl: string | undefined;
  iframeUrl: string | undefined;
  className: string | undefined;
};

/** Where an event takes place, and where to go from here: nothing at all where nothing of it is known. */
export function EventFacts(props: EventFactsProps) {
  const { address = [], country, link, calendarUrl, videoUrl, iframeUrl, className } = props;
  const { formatMessage } = useIntl();
  const lines = country ? [...address, country] : address;
  const hasLinks = link ?? calendarUrl ?? videoUrl ?? iframeUrl;
  if (lines.length === 0 && !hasLinks) return null;
  return (
    <div className={[styles.facts, className].filter(Boolean).join(' ')}>
      {lines.length > 0 && (
        <div>
          <p className={`eyebrow ${styles.label}`}>
            <FormattedMessage id="event.address" />
          </p>
          <AddressLines lines={lines} />
        </div>
      )}
      {hasLinks && (
        <div className={styles.links}>
          {link && <ActionLink link={link} />}
          {calendarUrl && (
            <ActionLink
              link={{ url: calendarUrl, label: formatMessage({ id: 'event.calendar' }) }}
              icon="calendar"
              download
            />
          )}
          {videoUrl && <WatchLink url={videoUrl} />}
          {iframeUrl && <TourLink url={iframeUrl} />}
        </div>
      )}
    </div>
  );
}
