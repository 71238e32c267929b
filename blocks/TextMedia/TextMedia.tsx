import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { useEmbed } from '../../parts/Embed/useEmbed.ts';
import { Media } from '../../parts/Media/Media.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../parts/Section/Section.tsx';
import { TourLink, WatchLink } from '../../parts/WatchLink/WatchLink.tsx';
import type { TextMedia as TextMediaProps } from '../../schemas/blocks/text-media.ts';
import styles from './TextMedia.module.css';

/**
 * Text beside a picture, a film or a virtual tour that reaches the edge of the screen. What finds no room there, or may
 * not be embedded, is a link below the text.
 */
export function TextMedia(props: TextMediaProps) {
  const { bgColor, special, reversed, category, product, heading, text, link } = props;
  const { image, video, videoUrl, iframeUrl, autoplay } = props;
  const { embed, watchUrl, tourUrl } = useEmbed({ video, videoUrl, iframeUrl });
  const label = [category, product].filter(Boolean).join(' · ');
  return (
    <Section
      className={`grid ${styles.section}`}
      heading={heading}
      ground={special ? 'deep' : bgColor === 'grey' ? 'sand' : undefined}
      data-special={special || undefined}
      data-reversed={reversed || undefined}
    >
      <div className={styles.words}>
        {label && <p className="eyebrow">{label}</p>}
        <SectionHeading className={styles.heading} />
        {text && <RichText html={text} className={styles.text} />}
        {link && <ActionLink link={link} />}
        {watchUrl && <WatchLink url={watchUrl} />}
        {tourUrl && <TourLink url={tourUrl} />}
      </div>
      {(image || video || embed) && (
        <Media
          className={styles.media}
          image={image}
          video={video}
          autoplay={autoplay}
          embed={embed}
          title={heading ?? (label || undefined)}
          preset={special ? 'hero' : 'media'}
          sizes={special ? '(width >= 64rem) 80rem, 100vw' : '(width >= 64rem) 58vw, 100vw'}
        />
      )}
    </Section>
  );
}
