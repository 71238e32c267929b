import type { ComponentProps } from 'react';
import type { Image } from '../../schemas/parts/image.ts';
import type { Video } from '../../schemas/parts/video.ts';
import { BackgroundVideo } from '../Film/BackgroundVideo.tsx';
import { FilmPlayer } from '../Film/FilmPlayer.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Media.module.css';

type MediaProps = Omit<ComponentProps<typeof Picture>, 'image'> & {
  image: Image | undefined;
  video: Video | undefined;
  /** The film starts by itself, silent; otherwise the visitor starts it. */
  autoplay: boolean;
};

/** A frame, as large as `className` says, filled by the film when there is one, its poster being the picture. */
export function Media({ image, video, autoplay, className, ...picture }: MediaProps) {
  const poster = image && <Picture {...picture} image={image} />;
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')}>
      {!video && poster}
      {video && autoplay && <BackgroundVideo video={video}>{poster}</BackgroundVideo>}
      {video && !autoplay && <FilmPlayer video={video} poster={image} preset={picture.preset} />}
    </div>
  );
}
