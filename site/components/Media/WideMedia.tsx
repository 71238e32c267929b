import type { Image } from '../../../schemas/parts/image.ts';
import type { Video } from '../../../schemas/parts/video.ts';
import type { EmbedSource } from '../Embed/parseEmbed.ts';
import { Media } from './Media.tsx';

interface WideMediaProps {
  desktopImage: Image | undefined;
  mobileImage: Image | undefined;
  video: Video | undefined;
  autoplay?: boolean;
  embed?: EmbedSource | undefined;
  title?: string | undefined;
  /** For the first picture of a page: loaded early, never lazily. */
  priority?: boolean;
  className: string | undefined;
}

/** Media from edge to edge: a portrait crop below 768px, of a picture of its own where the editor gave one. */
export function WideMedia({ desktopImage, mobileImage, ...media }: WideMediaProps) {
  const image = desktopImage ?? mobileImage;
  const upright = mobileImage ?? image;
  return (
    <Media
      {...media}
      image={image}
      preset="hero"
      sizes="100vw"
      mobile={upright && { image: upright, preset: 'heroMobile' }}
    />
  );
}
