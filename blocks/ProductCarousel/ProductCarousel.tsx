import { useRef } from 'react';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { ProductCarousel as ProductCarouselProps } from '../../schemas/blocks/product-carousel.ts';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CarouselItem } from './CarouselItem.tsx';
import styles from './ProductCarousel.module.css';

/** Models to slide through: a list that scrolls by itself; the buttons come with JavaScript. */
export function ProductCarousel({ heading, text, products, link }: ProductCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Section className={styles.carousel} heading={heading} ground="haze">
      <div className={`grid ${styles.top}`}>
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} />}
        </div>
        <CarouselButtons list={list} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ul ref={list} className={styles.list} tabIndex={0} aria-label={heading}>
        {products.map((product) => (
          <CarouselItem key={product.id} {...product} />
        ))}
      </ul>
      {link && (
        <div className="grid">
          <div>
            <ActionLink link={link} />
          </div>
        </div>
      )}
    </Section>
  );
}
