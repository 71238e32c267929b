import type { HorizontalTextMedia as HorizontalTextMediaProps } from '../../schemas/blocks/horizontal-text-media.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { useEmbed } from '../../site/components/Embed/useEmbed.ts';
import { Media } from '../../site/components/Media/Media.tsx';
import { WatchLink } from '../../site/components/MediaLinks/MediaLinks.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './HorizontalTextMedia.module.css';

/**
 * A band with a picture or a video and text side by side, from tablets on. A video that may not be embedded is a link.
 */
export function HorizontalTextMedia(props: HorizontalTextMediaProps) {
  const { heading, text, image, video, videoUrl, reversed, link } = props;
  const { embed, watchUrl } = useEmbed({ video, videoUrl });
  return (
    <Section
      className={`grid ${styles.band}`}
      heading={heading}
      background="sand"
      data-reversed={reversed || undefined}
    >
      {(image || video || embed) && (
        <Media
          className={styles.media}
          image={image}
          video={video}
          embed={embed}
          title={heading}
          preset="media"
          sizes="(width >= 80rem) 39rem, (width >= 48rem) 46vw, 100vw"
        />
      )}
      <div className={styles.words}>
        <SectionHeading className={styles.heading} />
        {text && <RichText html={text} className={styles.text} />}
        {link && <ActionLink link={link} />}
        {watchUrl && <WatchLink url={watchUrl} />}
      </div>
    </Section>
  );
}
