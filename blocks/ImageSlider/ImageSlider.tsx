import type { ImageSlider as ImageSliderProps } from '../../schemas/blocks/image-slider.ts';
import { Carousel } from '../../site/components/Carousel/Carousel.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './ImageSlider.module.css';
import slideStyles from './Slide.module.css';

/** Large pictures in a carousel, with the edge of the next one in view. */
export function ImageSlider({ heading, items }: ImageSliderProps) {
  return (
    <Carousel heading={heading} counted>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and the order never changes
        <li key={index} className={styles.item}>
          <Slide {...item} />
        </li>
      ))}
    </Carousel>
  );
}

/** A picture with its caption, in portrait on a phone. */
function Slide({ image, caption }: ImageSliderProps['items'][number]) {
  return (
    <figure className={slideStyles.slide}>
      <Picture
        className={slideStyles.picture}
        image={image}
        preset="hero"
        sizes="(width >= 80rem) 78rem, 92vw"
        mobile={{ image, preset: 'heroMobile' }}
      />
      {caption && <figcaption className={slideStyles.caption}>{caption}</figcaption>}
    </figure>
  );
}
