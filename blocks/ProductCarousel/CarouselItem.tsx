import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { ProductCarousel } from '../../schemas/blocks/product-carousel.ts';
import styles from './CarouselItem.module.css';

type CarouselItemProps = ProductCarousel['products'][number] & { level: 'h2' | 'h3' };

/** One model: the boat, its name and, when it has a page, the way there. */
export function CarouselItem({ title, url, image, level: Heading }: CarouselItemProps) {
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
      <Heading className={styles.name}>
        {url ? (
          <a className={styles.link} href={url}>
            {title}
            <Icon name="arrow-right" className={styles.arrow} />
          </a>
        ) : (
          title
        )}
      </Heading>
    </li>
  );
}
