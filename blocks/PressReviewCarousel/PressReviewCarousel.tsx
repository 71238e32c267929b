import type { PressReviewCarousel as PressReviewCarouselProps } from '../../schemas/blocks/press-review-carousel.ts';
import { Carousel } from '../../site/components/Carousel/Carousel.tsx';
import { Day } from '../../site/components/Day/Day.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { ItemHeading } from '../../site/components/Section/Section.tsx';
import pressArticleStyles from './PressArticle.module.css';
import styles from './PressReviewCarousel.module.css';

/** Press articles in a carousel. */
export function PressReviewCarousel({ heading, items }: PressReviewCarouselProps) {
  return (
    <Carousel heading={heading} background="sand">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: press articles have no id, and their order never changes
        <li key={index} className={styles.item}>
          <PressArticle {...item} />
        </li>
      ))}
    </Carousel>
  );
}

/**
 * An external article: its heading as a quotation, source and date, on a cover where there is a picture. The whole card
 * is the link, which opens a new tab.
 */
function PressArticle({ image, heading, source, date, link }: PressReviewCarouselProps['items'][number]) {
  return (
    <article className={pressArticleStyles.article}>
      {image && (
        <Picture
          className={pressArticleStyles.page}
          image={image}
          preset="ownerCard"
          sizes="(width >= 26rem) 22rem, 80vw"
        />
      )}
      <ItemHeading className={pressArticleStyles.heading}>
        {heading ? <q className={pressArticleStyles.words}>{heading}</q> : source}
      </ItemHeading>
      {((heading && source) || date) && (
        <p className={pressArticleStyles.source}>
          {heading && source && <cite className={pressArticleStyles.name}>{source}</cite>}
          {date && <Day date={date} />}
        </p>
      )}
      {link && (
        <LinkElement {...link} target="_blank" className={pressArticleStyles.link}>
          {link.label}
          <Icon name="external" />
        </LinkElement>
      )}
    </article>
  );
}
