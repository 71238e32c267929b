import { useEmbed } from '../../parts/Embed/useEmbed.ts';
import { Media } from '../../parts/Media/Media.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { EventDescription as EventDescriptionProps } from '../../schemas/blocks/event-description.ts';
import styles from './EventDescription.module.css';
import { EventFacts } from './EventFacts.tsx';

/** What happens at an event, beside a picture, a film or a tour; below these where it is and what can be done. */
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
          video={undefined}
          autoplay={false}
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
