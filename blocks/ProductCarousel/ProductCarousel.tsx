import type { ProductCarousel as ProductCarouselProps } from '../../schemas/blocks/product-carousel.ts';
import { Carousel } from '../../site/components/Carousel/Carousel.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { ItemHeading } from '../../site/components/Section/Section.tsx';
import carouselItemStyles from './CarouselItem.module.css';
import styles from './ProductCarousel.module.css';

/** Models in a carousel. */
export function ProductCarousel({ heading, text, products, link }: ProductCarouselProps) {
  return (
    <Carousel className={styles.carousel} heading={heading} text={text} link={link} background="haze">
      {products.map((product) => (
        <CarouselItem key={product.id} {...product} />
      ))}
    </Carousel>
  );
}

/** One model: picture, name and, when it has a page, a link. */
function CarouselItem({ title, url, image }: ProductCarouselProps['products'][number]) {
  return (
    <li className={carouselItemStyles.item}>
      {image && (
        <Picture
          className={carouselItemStyles.picture}
          image={image}
          preset="menu"
          sizes="(width >= 64rem) 53rem, (width >= 40rem) 80vw, 115vw"
        />
      )}
      <ItemHeading className={carouselItemStyles.name}>
        {url ? (
          <a className={carouselItemStyles.link} href={url}>
            {title}
            <Icon name="arrow-right" className={carouselItemStyles.arrow} />
          </a>
        ) : (
          title
        )}
      </ItemHeading>
    </li>
  );
}
