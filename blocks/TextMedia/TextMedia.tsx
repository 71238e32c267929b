import { useId } from 'react';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { WatchLink } from '../../parts/WatchLink/WatchLink.tsx';
import type { TextMedia as TextMediaProps } from '../../schemas/blocks/text-media.ts';
import { Media } from './Media.tsx';
import styles from './TextMedia.module.css';

/** Text beside a picture or a film that reaches the edge of the screen. */
export function TextMedia(props: TextMediaProps) {
  const { bgColor, special, reversed, category, product, heading, text, videoUrl, link } = props;
  const headingId = useId();
  const ground = special ? 'deep' : bgColor === 'grey' ? 'sand' : undefined;
  const label = [category, product].filter(Boolean).join(' · ');
  return (
    <section
      className={`grid ${styles.section}`}
      data-ground={ground}
      data-special={special || undefined}
      data-reversed={reversed || undefined}
      {...(heading && { 'aria-labelledby': headingId })}
    >
      <div className={styles.words}>
        {label && <p className="eyebrow">{label}</p>}
        {heading && (
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
        )}
        {text && <RichText html={text} className={styles.text} />}
        {link && <ActionLink link={link} />}
        {videoUrl && <WatchLink url={videoUrl} />}
      </div>
      {(props.image || props.video) && <Media {...props} className={styles.media} />}
    </section>
  );
}
