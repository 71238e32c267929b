import type { ArticleTeaser } from '../../schemas/parts/articleTeaser.ts';
import { comeIntoSight } from '../Carousel/comeIntoSight.ts';
import { Day } from '../Day/Day.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { ItemHeading } from '../Section/ItemHeading.tsx';
import styles from './ArticleCard.module.css';
import { ArticleLabel } from './ArticleLabel.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** An upright picture, as stories of owners have it. */
  upright?: boolean | undefined;
  /** Width of the card in the layout, as the `sizes` attribute takes it. */
  sizes: string;
}

/** An article in short: picture, label, heading, a few lines and the day. Its target is the whole card. */
export function ArticleCard({ article, upright, sizes }: ArticleCardProps) {
  const { url, heading, shortDesc, image, date } = article;
  return (
    <article className={styles.card} data-upright={upright || undefined}>
      {image ? (
        <Picture
          className={styles.picture}
          image={image}
          preset={upright ? 'ownerCard' : 'card'}
          sizes={sizes}
        />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.words}>
        <ArticleLabel article={article} />
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
    </article>
  );
}
