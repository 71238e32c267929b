import { WideMedia } from '../../parts/Media/WideMedia.tsx';
import { WatchLink } from '../../parts/WatchLink/WatchLink.tsx';
import type { FullMedia as FullMediaProps } from '../../schemas/blocks/full-media.ts';
import styles from './FullMedia.module.css';

/** A picture or a film from edge to edge. */
export function FullMedia(props: FullMediaProps) {
  const { desktopImage, mobileImage, video, videoUrl, autoplay, caption } = props;
  return (
    <figure {...(!caption && !videoUrl && { 'data-ground': 'picture' })}>
      {(desktopImage || mobileImage || video) && (
        <WideMedia
          className={styles.media}
          desktopImage={desktopImage}
          mobileImage={mobileImage}
          video={video}
          autoplay={autoplay}
        />
      )}
      {(caption || videoUrl) && (
        <figcaption className={styles.caption}>
          {caption && <p>{caption}</p>}
          {videoUrl && <WatchLink url={videoUrl} />}
        </figcaption>
      )}
    </figure>
  );
}
