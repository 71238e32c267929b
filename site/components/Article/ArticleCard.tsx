import type { ArticleTeaser } from '../../../schemas/parts/articleTeaser.ts';
import { TeaserCard } from '../Teaser/TeaserCard.tsx';
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
  return (
    <TeaserCard image={article.image} upright={upright} sizes={sizes}>
      <ArticleWords article={article} />
    </TeaserCard>
  );
}
