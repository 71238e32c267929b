import { Anchor } from '../../parts/Anchor/Anchor.tsx';
import { Day } from '../../parts/Day/Day.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { PressReviewCarousel } from '../../schemas/blocks/press-review-carousel.ts';
import styles from './PressArticle.module.css';

/**
 * An article elsewhere: its page, where it appeared and when. Without a picture a plain cover stands in. The link opens
 * a new tab and is as large as the article.
 */
export function PressArticle({ image, heading, source, date, link }: PressReviewCarousel['items'][number]) {
  const title = heading ?? source;
  return (
    <article className={styles.article}>
      {image ? (
        <Picture
          className={styles.page}
          image={image}
          preset="ownerCard"
          sizes="(width >= 64rem) 18rem, (width >= 26rem) 18rem, 66vw"
        />
      ) : (
        <p className={styles.cover} aria-hidden="true">
          {source ?? heading}
        </p>
      )}
      {(source || date) && (
        <p className={styles.source}>
          {heading && source && <cite className={styles.name}>{source}</cite>}
          {date && <Day date={date} />}
        </p>
      )}
      <ItemHeading className={styles.heading}>{title}</ItemHeading>
      {link && (
        <Anchor {...link} target="_blank" className={styles.link}>
          {link.label}
          <Icon name="external" />
        </Anchor>
      )}
    </article>
  );
}
