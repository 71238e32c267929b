import { useId, useRef } from 'react';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import type { ProductCarousel as ProductCarouselProps } from '../../schemas/blocks/product-carousel.ts';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CarouselItem } from './CarouselItem.tsx';
import styles from './ProductCarousel.module.css';

/** Models to slide through: a list that scrolls by itself; the buttons come with JavaScript. */
export function ProductCarousel({ heading, text, products, link }: ProductCarouselProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <section
      className={styles.carousel}
      data-ground="haze"
      {...(heading && { 'aria-labelledby': headingId })}
    >
      <div className={`grid ${styles.top}`}>
        <div className={styles.words}>
          {heading && <h2 id={headingId}>{heading}</h2>}
          {text && <RichText html={text} />}
        </div>
        <CarouselButtons list={list} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ul ref={list} className={styles.list} tabIndex={0} {...(heading && { 'aria-labelledby': headingId })}>
        {products.map((product) => (
          <CarouselItem key={product.id} {...product} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
      {link && (
        <div className="grid">
          <div>
            <ActionLink link={link} />
          </div>
        </div>
      )}
    </section>
  );
}
