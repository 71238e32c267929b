import { BackgroundVideo } from '../../parts/BackgroundVideo/BackgroundVideo.tsx';
import { FilmPlayer } from '../../parts/FilmPlayer/FilmPlayer.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { TextMedia } from '../../schemas/blocks/text-media.ts';
import styles from './Media.module.css';

type MediaProps = Pick<TextMedia, 'image' | 'video' | 'autoplay' | 'special'> & {
  className: string | undefined;
};

/** The film when there is one, the picture otherwise; the picture is the poster of the film. */
export function Media({ image, video, autoplay, special, className }: MediaProps) {
  const preset = special ? 'hero' : 'media';
  const picture = image && (
    <Picture
      className={styles.picture}
      image={image}
      preset={preset}
      sizes={special ? '(width >= 64rem) 80rem, 100vw' : '(width >= 64rem) 58vw, 100vw'}
    />
  );
  return (
    <div className={[styles.media, className].filter(Boolean).join(' ')}>
      {video && autoplay && <BackgroundVideo video={video}>{picture}</BackgroundVideo>}
      {video && !autoplay && <FilmPlayer video={video} poster={image} preset={preset} />}
      {!video && picture}
    </div>
  );
}
