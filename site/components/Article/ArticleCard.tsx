import type { ArticleTeaser } from '../../../schemas/parts/articleTeaser.ts';
import { TeaserCard } from '../Teaser/TeaserCard.tsx';
import { ArticleWords } from './ArticleWords.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** A portrait picture, as in owners' stories. */
  upright?: boolean | undefined;
  /** Width of the card in the layout, as the `sizes` attribute takes it. */
  sizes: string;
}

/** A teaser of an article: picture and words. The whole card is the link. */
export function ArticleCard({ article, upright, sizes }: ArticleCardProps) {
  return (
    <TeaserCard image={article.image} upright={upright} sizes={sizes}>
      <ArticleWords article={article} />
    </TeaserCard>
  );
}
