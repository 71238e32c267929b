import type { ProductCarousel as ProductCarouselProps } from '../../schemas/blocks/product-carousel.ts';
import { BoatDrawing } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { type Frame, toFrame } from '../../site/components/BoatProfile/toFrame.ts';
import { Carousel } from '../../site/components/Carousel/Carousel.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { ItemHeading } from '../../site/components/Section/Section.tsx';
import carouselItemStyles from './CarouselItem.module.css';
import styles from './ProductCarousel.module.css';

type Product = ProductCarouselProps['products'][number];

/** Models in a carousel: drawn to one scale if all have their measures, as pictures otherwise. */
export function ProductCarousel({ heading, text, products, link }: ProductCarouselProps) {
  const profiles = products.map(({ profile }) => profile);
  const frame = profiles.includes(undefined) ? undefined : toFrame(profiles);
  return (
    <Carousel className={styles.carousel} heading={heading} text={text} link={link} background="haze">
      {products.map((product) => (
        <CarouselItem key={product.id} product={product} frame={frame} />
      ))}
    </Carousel>
  );
}

/** One model: drawing or picture, name and, when it has a page, a link. */
function CarouselItem({ product, frame }: { product: Product; frame: Frame | undefined }) {
  const { title, url, image, profile } = product;
  const isDrawn = frame && profile;
  return (
    <li className={isDrawn ? carouselItemStyles.drawn : carouselItemStyles.item}>
      {isDrawn ? (
        <BoatDrawing profile={profile} frame={frame} />
      ) : (
        image && (
          <Picture
            className={carouselItemStyles.picture}
            image={image}
            preset="menu"
            sizes="(width >= 64rem) 53rem, (width >= 40rem) 80vw, 115vw"
          />
        )
      )}
      <ItemHeading className={carouselItemStyles.name}>
        {url ? (
          <a className={carouselItemStyles.link} href={url}>
            {joinName(title)}
            <Icon name="arrow-right" className={carouselItemStyles.arrow} />
          </a>
        ) : (
          title
        )}
      </ItemHeading>
    </li>
  );
}
