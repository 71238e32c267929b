import { comeIntoSight } from '../../parts/Carousel/comeIntoSight.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { ProductCarousel } from '../../schemas/blocks/product-carousel.ts';
import styles from './CarouselItem.module.css';

/** One model: the boat, its name and, when it has a page, the way there. */
export function CarouselItem({ title, url, image }: ProductCarousel['products'][number]) {
  return (
    <li className={styles.item}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="menu"
          sizes="(width >= 64rem) 53rem, (width >= 40rem) 80vw, 115vw"
        />
      )}
      <ItemHeading className={styles.name}>
        {url ? (
          <a className={styles.link} href={url} onFocus={comeIntoSight}>
            {title}
            <Icon name="arrow-right" className={styles.arrow} />
          </a>
        ) : (
          title
        )}
      </ItemHeading>
    </li>
  );
}
