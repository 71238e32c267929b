import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { ArticleLabel } from '../../parts/Article/ArticleLabel.tsx';
import { Day } from '../../parts/Day/Day.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { BlogHighlight as BlogHighlightProps } from '../../schemas/blocks/blog-highlight.ts';
import styles from './BlogHighlight.module.css';

/** One article of the magazine, large: the picture as wide as two thirds, the words beside it. */
export function BlogHighlight({ heading, article, link }: BlogHighlightProps) {
  const { url, image, shortDesc, date } = article;
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <div className={styles.top}>
        <SectionHeading />
        {link && <ActionLink link={link} />}
      </div>
      <article className={styles.article}>
        {image && (
          <Picture
            className={styles.picture}
            image={image}
            preset="event"
            sizes="(width >= 80rem) 53rem, (width >= 64rem) 62vw, 100vw"
          />
        )}
        <div className={styles.words}>
          <ArticleLabel article={article} />
          <ItemHeading className={styles.heading}>
            {url ? (
              <a className={styles.link} href={url}>
                {article.heading}
              </a>
            ) : (
              article.heading
            )}
          </ItemHeading>
          {shortDesc && <RichText html={shortDesc} className={styles.text} />}
          {date && <Day date={date} className={styles.date} />}
        </div>
      </article>
    </Section>
  );
}
