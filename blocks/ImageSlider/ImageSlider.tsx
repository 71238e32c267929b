import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import type { ImageSlider as ImageSliderProps } from '../../schemas/blocks/image-slider.ts';
import styles from './ImageSlider.module.css';
import { Slide } from './Slide.tsx';

/** Large pictures, one at a time, with a glimpse of the next. */
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
