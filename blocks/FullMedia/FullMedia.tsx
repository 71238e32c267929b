import type { FullMedia as FullMediaProps } from '../../schemas/blocks/full-media.ts';
import { useEmbed } from '../../site/components/Embed/useEmbed.ts';
import { WideMedia } from '../../site/components/Media/WideMedia.tsx';
import { WatchLink } from '../../site/components/MediaLinks/MediaLinks.tsx';
import styles from './FullMedia.module.css';

/** A picture or a video from edge to edge. A video that may not be embedded is a link below. */
export function FullMedia(props: FullMediaProps) {
  const { desktopImage, mobileImage, video, videoUrl, autoplay, caption } = props;
  const { embed, watchUrl } = useEmbed({ video, videoUrl });
  return (
    <figure {...(!caption && !watchUrl && { 'data-background': 'picture' })}>
      {(desktopImage || mobileImage || video || embed) && (
        <WideMedia
          className={video || embed ? styles.media : `${styles.media} ${styles.still}`}
          desktopImage={desktopImage}
          mobileImage={mobileImage}
          video={video}
          autoplay={autoplay}
          embed={embed}
          title={caption}
        />
      )}
      {(caption || watchUrl) && (
        <figcaption className={styles.caption}>
          {caption && <p>{caption}</p>}
          {watchUrl && <WatchLink url={watchUrl} />}
        </figcaption>
      )}
    </figure>
  );
}
