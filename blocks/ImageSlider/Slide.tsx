import { Picture } from '../../parts/Picture/Picture.tsx';
import type { ImageSlider } from '../../schemas/blocks/image-slider.ts';
import styles from './Slide.module.css';

/** A picture with its caption, upright on a phone. */
export function Slide({ image, caption }: ImageSlider['items'][number]) {
  return (
    <figure className={styles.slide}>
      <Picture
        className={styles.picture}
        image={image}
        preset="hero"
        sizes="(width >= 80rem) 78rem, 92vw"
        mobile={{ image, preset: 'heroMobile' }}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
