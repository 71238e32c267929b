import type { SimpleImage as SimpleImageProps } from '../../schemas/blocks/simple-image.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './SimpleImage.module.css';

/** One picture in its own ratio, as wide as the content; a portrait one is limited in height. */
export function SimpleImage({ image, caption }: SimpleImageProps) {
  const upright = image.height > image.width;
  return (
    <figure className={`grid ${styles.figure}`} data-upright={upright || undefined}>
      <Picture
        image={image}
        preset="natural"
        sizes={upright ? '(width >= 48rem) 40rem, 100vw' : '(width >= 80rem) 80rem, 100vw'}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
