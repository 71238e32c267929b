import type { Image } from '../../schemas/parts/image.ts';
import type { ImagePreset } from '../../schemas/parts/imagePresets.ts';
import type { Video } from '../../schemas/parts/video.ts';
import { defaultImageUrl } from '../Picture/imageUrl.ts';
import styles from './FilmPlayer.module.css';
import { filmUrl } from './filmUrl.ts';

interface FilmPlayerProps {
  video: Video;
  /** Picture shown until the film starts, in the crop named by `preset`. */
  poster: Image | undefined;
  preset: ImagePreset;
}

/** A film the visitor starts: the browser's own player, which needs no JavaScript of ours. */
export function FilmPlayer({ video, poster, preset }: FilmPlayerProps) {
  return (
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      width={16}
      height={9}
      {...(poster && { poster: defaultImageUrl(poster, preset), 'aria-label': poster.alt })}
    >
      <source src={filmUrl(video)} type={video.mimeType} />
    </video>
  );
}
