import { FormattedMessage, useIntl } from 'react-intl';
import type { EventDescription as EventDescriptionProps } from '../../schemas/blocks/event-description.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { AddressLines } from '../../site/components/AddressLines/AddressLines.tsx';
import { useEmbed } from '../../site/components/Embed/useEmbed.ts';
import { Media } from '../../site/components/Media/Media.tsx';
import { TourLink, WatchLink } from '../../site/components/MediaLinks/MediaLinks.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './EventDescription.module.css';
import eventFactsStyles from './EventFacts.module.css';

/** Description of an event, beside a picture, a video or a tour; below these its place and actions. */
export function EventDescription({
  heading,
  text,
  image,
  videoUrl,
  iframeUrl,
  ...facts
}: EventDescriptionProps) {
  const { embed, watchUrl, tourUrl } = useEmbed({ videoUrl, iframeUrl });
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading />
        {text && <RichText html={text} className={styles.text} />}
      </div>
      {(image || embed) && (
        <Media
          className={styles.media}
          image={image}
          embed={embed}
          title={heading}
          preset="event"
          sizes="(width >= 80rem) 39rem, (width >= 64rem) 50vw, 100vw"
        />
      )}
      <EventFacts {...facts} className={styles.facts} videoUrl={watchUrl} iframeUrl={tourUrl} />
    </Section>
  );
}

type EventFactsProps = Pick<EventDescriptionProps, 'address' | 'country' | 'link' | 'calendarUrl'> & {
  /** Video and tour that are not embedded: plain links. */
  videoUrl: string | undefined;
  iframeUrl: string | undefined;
  className: string | undefined;
};

/** Place and links of an event; nothing where none is known. */
function EventFacts(props: EventFactsProps) {
  const { address = [], country, link, calendarUrl, videoUrl, iframeUrl, className } = props;
  const { formatMessage } = useIntl();
  const lines = country ? [...address, country] : address;
  const hasLinks = link ?? calendarUrl ?? videoUrl ?? iframeUrl;
  if (lines.length === 0 && !hasLinks) return null;
  return (
    <div className={[eventFactsStyles.facts, className].filter(Boolean).join(' ')}>
      {lines.length > 0 && (
        <div>
          <p className={`eyebrow ${eventFactsStyles.label}`}>
            <FormattedMessage id="event.address" />
          </p>
          <AddressLines lines={lines} />
        </div>
      )}
      {hasLinks && (
        <div className={eventFactsStyles.links}>
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
