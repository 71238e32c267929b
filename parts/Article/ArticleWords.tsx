import type { ArticleTeaser } from '../../schemas/parts/articleTeaser.ts';
import { comeIntoSight } from '../Carousel/comeIntoSight.ts';
import { Day } from '../Day/Day.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { ItemHeading } from '../Section/ItemHeading.tsx';
import styles from './ArticleWords.module.css';

interface ArticleWordsProps {
  article: ArticleTeaser;
  className?: string | undefined;
}

/**
 * What a teaser says: category and model, heading, a few lines and the day. The target of its link is the whole of the
 * positioned element around it.
 */
export function ArticleWords({ article, className }: ArticleWordsProps) {
  const { url, heading, shortDesc, date, category, product } = article;
  const label = [category, product].filter(Boolean).join(' · ');
  return (
    <div className={[styles.words, className].filter(Boolean).join(' ')}>
      {label && <p className="eyebrow">{label}</p>}
      <ItemHeading className={styles.heading}>
        {url ? (
          <a className={styles.link} href={url} onFocus={comeIntoSight}>
            {heading}
          </a>
        ) : (
          heading
        )}
      </ItemHeading>
      {shortDesc && <RichText html={shortDesc} className={styles.text} />}
      {date && <Day date={date} className={styles.date} />}
    </div>
  );
}
