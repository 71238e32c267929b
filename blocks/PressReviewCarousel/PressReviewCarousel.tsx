import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import type { PressReviewCarousel as PressReviewCarouselProps } from '../../schemas/blocks/press-review-carousel.ts';
import { PressArticle } from './PressArticle.tsx';
import styles from './PressReviewCarousel.module.css';

/** What the press has written, to slide through. */
export function PressReviewCarousel({ heading, items }: PressReviewCarouselProps) {
  return (
    <Carousel heading={heading} ground="sand">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: press articles have no id, and their order never changes
        <li key={index} className={styles.item}>
          <PressArticle {...item} />
        </li>
      ))}
    </Carousel>
  );
}
