import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import type { ProductCarousel as ProductCarouselProps } from '../../schemas/blocks/product-carousel.ts';
import { CarouselItem } from './CarouselItem.tsx';
import styles from './ProductCarousel.module.css';

/** Models to slide through. */
export function ProductCarousel({ heading, text, products, link }: ProductCarouselProps) {
  return (
    <Carousel className={styles.carousel} heading={heading} text={text} link={link} ground="haze">
      {products.map((product) => (
        <CarouselItem key={product.id} {...product} />
      ))}
    </Carousel>
  );
}
