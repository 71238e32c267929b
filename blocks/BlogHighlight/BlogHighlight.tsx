import type { BlogHighlight as BlogHighlightProps } from '../../schemas/blocks/blog-highlight.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { ArticleWords } from '../../site/components/Article/ArticleWords.tsx';
import { Feature } from '../../site/components/Feature/Feature.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './BlogHighlight.module.css';

/** One article, large: the picture two thirds wide, the words beside it. */
export function BlogHighlight({ heading, article, link }: BlogHighlightProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <div className={styles.top}>
        <SectionHeading />
        {link && <ActionLink link={link} />}
      </div>
      <Feature image={article.image}>
        <ArticleWords article={article} />
      </Feature>
    </Section>
  );
}
