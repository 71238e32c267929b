import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { ArticleWords } from '../../parts/Article/ArticleWords.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { BlogHighlight as BlogHighlightProps } from '../../schemas/blocks/blog-highlight.ts';
import styles from './BlogHighlight.module.css';

/** One article of the magazine, large: the picture as wide as two thirds, the words beside it. */
export function BlogHighlight({ heading, article, link }: BlogHighlightProps) {
  const { image } = article;
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
        <ArticleWords article={article} className={styles.words} />
      </article>
    </Section>
  );
}
