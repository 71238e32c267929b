import { BackgroundVideo } from '../../parts/BackgroundVideo/BackgroundVideo.tsx';
import { FilmPlayer } from '../../parts/FilmPlayer/FilmPlayer.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { WatchLink } from '../../parts/WatchLink/WatchLink.tsx';
import type { FullMedia as FullMediaProps } from '../../schemas/blocks/full-media.ts';
import styles from './FullMedia.module.css';

/** A picture or a film from edge to edge. */
export function FullMedia(props: FullMediaProps) {
  const { desktopImage, mobileImage, video, videoUrl, autoplay, caption } = props;
  const image = desktopImage ?? mobileImage;
  const picture = image && (
    <Picture
      className={styles.picture}
      image={image}
      preset="hero"
      sizes="100vw"
      mobile={{ image: mobileImage ?? image, preset: 'heroMobile' }}
    />
  );
  return (
    <figure {...(!caption && !videoUrl && { 'data-ground': 'picture' })}>
      <div className={styles.media}>
        {video && autoplay && <BackgroundVideo video={video}>{picture}</BackgroundVideo>}
        {video && !autoplay && <FilmPlayer video={video} poster={image} preset="hero" />}
        {!video && picture}
      </div>
      {(caption || videoUrl) && (
        <figcaption className={styles.caption}>
          {caption && <p>{caption}</p>}
          {videoUrl && <WatchLink url={videoUrl} />}
        </figcaption>
      )}
    </figure>
  );
}
