import type { TextMedia as TextMediaProps } from '../../schemas/blocks/text-media.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { useEmbed } from '../../site/components/Embed/useEmbed.ts';
import { Media } from '../../site/components/Media/Media.tsx';
import { TourLink, WatchLink } from '../../site/components/MediaLinks/MediaLinks.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './TextMedia.module.css';

/**
 * Text beside a picture, a video or a virtual tour that reaches the edge of the screen. What is not embedded is a link
 * below the text.
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
      background={bgColor === 'grey' ? 'sand' : special ? 'deep' : undefined}
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
