import type { ComponentProps } from 'react';
import type { Image } from '../../../schemas/parts/image.ts';
import type { ImagePreset } from '../../../schemas/parts/imagePresets.ts';
import type { Video } from '../../../schemas/parts/video.ts';
import { BackgroundVideo } from '../BackgroundVideo/BackgroundVideo.tsx';
import videoPlayerStyles from '../BackgroundVideo/VideoPlayer.module.css';
import { Embed } from '../Embed/Embed.tsx';
import type { EmbedSource } from '../Embed/parseEmbed.ts';
import { defaultImageUrl } from '../Picture/imageUrl.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Media.module.css';

type MediaProps = Omit<ComponentProps<typeof Picture>, 'image'> & {
  image: Image | undefined;
  video?: Video | undefined;
  /** Whether the video starts by itself, muted. */
  autoplay?: boolean;
  /** An external video or tour in place of the picture; the site's own video wins over it. */
  embed?: EmbedSource | undefined;
  /** Title of the embed; default: the picture's alternative text. */
  title?: string | undefined;
};

/** A frame of the size of `className`, filled by the video if there is one, with the picture as its poster. */
export function Media({ image, video, autoplay, embed, title, className, ...picture }: MediaProps) {
  const poster = image && <Picture {...picture} image={image} />;
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')}>
      {!video && !embed && poster}
      {!video && embed && (
        <Embed embed={embed} title={title ?? image?.alt}>
          {poster}
        </Embed>
      )}
      {video && autoplay && <BackgroundVideo video={video}>{poster}</BackgroundVideo>}
      {video && !autoplay && <VideoPlayer video={video} poster={image} preset={picture.preset} />}
    </div>
  );
}

interface VideoPlayerProps {
  video: Video;
  /** Shown until the video starts, in the crop named by `preset`. */
  poster: Image | undefined;
  preset: ImagePreset;
}

/** A video that the visitor starts: the browser's own player, without JavaScript. */
function VideoPlayer({ video, poster, preset }: VideoPlayerProps) {
  return (
    <video
      className={videoPlayerStyles.video}
      controls
      playsInline
      preload="none"
      width={16}
      height={9}
      {...(poster && { poster: defaultImageUrl(poster, preset), 'aria-label': poster.alt })}
    >
      <source src={`/films${video.url}`} type={video.mimeType} />
    </video>
  );
}
