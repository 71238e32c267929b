import type { Image } from '../../../schemas/parts/image.ts';
import type { ImagePreset } from '../../../schemas/parts/imagePresets.ts';
import { defaultImageUrl, imageSize, imageSrcSet } from './imageUrl.ts';
import styles from './Picture.module.css';

/** The desktop source is used from 768px on (behaviour §4.2). */
const MOBILE = '(max-width: 767.98px)';

interface PictureProps {
  image: Image;
  preset: ImagePreset;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Another picture or crop on small screens, over their full width: below 768px unless `media` says otherwise. */
  mobile?: { image: Image; preset: ImagePreset; media?: string } | undefined;
  /** For the first picture of a page: loaded early, never lazily. */
  priority?: boolean;
  /** Grey and pale: for past events. */
  faded?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A responsive picture in AVIF, in the sizes of its preset; its space is reserved. Browsers without AVIF get another
 * format from the same URL (server/routes/imagesRouter.ts).
 */
export function Picture({ image, preset, sizes, mobile, priority = false, faded, className }: PictureProps) {
  // One attribute serves both pictures; where they differ, what the endpoint has cropped is cut around its middle.
  const isShared = !mobile || mobile.image.focalPoint === image.focalPoint;
  return (
    <picture
      className={[styles.picture, className].filter(Boolean).join(' ')}
      data-faded={faded || undefined}
    >
      {mobile && (
        <source
          media={mobile.media ?? MOBILE}
          srcSet={imageSrcSet(mobile.image, mobile.preset)}
          sizes="100vw"
          {...imageSize(mobile.image, mobile.preset)}
        />
      )}
      <img
        alt={image.alt}
        data-focal-point={isShared ? image.focalPoint : undefined}
        {...imageSize(image, preset)}
        sizes={sizes}
        srcSet={imageSrcSet(image, preset)}
        src={defaultImageUrl(image, preset)}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { decoding: 'async' as const, loading: 'lazy' as const })}
      />
    </picture>
  );
}
