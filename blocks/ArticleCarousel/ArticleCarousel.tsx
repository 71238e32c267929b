import type { ArticleCarousel as ArticleCarouselProps } from '../../schemas/blocks/article-carousel.ts';
import { ArticleCard } from '../../site/components/Article/ArticleCard.tsx';
import { Carousel } from '../../site/components/Carousel/Carousel.tsx';
import styles from './ArticleCarousel.module.css';

/** Articles in a carousel; three of them fill a wide screen. */
export function ArticleCarousel({ heading, text, articles, upright, link }: ArticleCarouselProps) {
  return (
    <Carousel heading={heading} text={text} link={link}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <ArticleCard
            article={article}
            upright={upright}
            sizes="(width >= 64rem) 26rem, (width >= 40rem) 44vw, 80vw"
          />
        </li>
      ))}
    </Carousel>
  );
}
