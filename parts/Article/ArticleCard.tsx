import type { ArticleTeaser } from '../../schemas/parts/articleTeaser.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ArticleCard.module.css';
import { ArticleWords } from './ArticleWords.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** An upright picture, as stories of owners have it. */
  upright?: boolean | undefined;
  /** Width of the card in the layout, as the `sizes` attribute takes it. */
  sizes: string;
}

/** An article in short: picture and words. Its target is the whole card. */
export function ArticleCard({ article, upright, sizes }: ArticleCardProps) {
  const { image } = article;
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
      <ArticleWords article={article} />
    </article>
  );
}
