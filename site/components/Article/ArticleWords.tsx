import type { ArticleTeaser } from '../../../schemas/parts/articleTeaser.ts';
import { Day } from '../Day/Day.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { TeaserHeading, TeaserWords } from '../Teaser/TeaserWords.tsx';
import styles from './ArticleWords.module.css';

/**
 * Words of a teaser: category and model, heading, a few lines and the day. The link covers the positioned element
 * around it.
 */
export function ArticleWords({ article }: { article: ArticleTeaser }) {
  const { url, heading, text, date, category, product } = article;
  const label = [category, product].filter(Boolean).join(' · ');
  return (
    <TeaserWords>
      {label && <p className={`eyebrow ${styles.label}`}>{label}</p>}
      <TeaserHeading url={url}>{heading}</TeaserHeading>
      {text && <RichText html={text} className={styles.text} />}
      {date && <Day date={date} className={styles.date} />}
    </TeaserWords>
  );
}
