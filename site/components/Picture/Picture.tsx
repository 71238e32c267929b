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

/** A responsive picture: AVIF, then WebP, in the sizes of its preset; its space is reserved. */
export function Picture({ image, preset, sizes, mobile, priority = false, faded, className }: PictureProps) {
  return (
    <picture
      className={[styles.picture, className].filter(Boolean).join(' ')}
      data-faded={faded || undefined}
    >
      {mobile &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={mobile.media ?? MOBILE}
            type={`image/${format}`}
            srcSet={imageSrcSet(mobile.image, mobile.preset, format)}
            sizes="100vw"
            {...imageSize(mobile.image, mobile.preset)}
          />
        ))}
      <source type="image/avif" srcSet={imageSrcSet(image, preset, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        alt={image.alt}
        {...imageSize(image, preset)}
        sizes={sizes}
        srcSet={imageSrcSet(image, preset, 'webp')}
        src={defaultImageUrl(image, preset)}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
