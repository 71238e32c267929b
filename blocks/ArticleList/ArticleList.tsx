import type { ArticleList as ArticleListProps } from '../../schemas/blocks/article-list.ts';
import { ArticleCard } from '../../site/components/Article/ArticleCard.tsx';
import { CARD_SIZES, CardList } from '../../site/components/CardList/CardList.tsx';

/** Articles of the magazine as cards, three in a row. */
export function ArticleList({ articles, upright, ...list }: ArticleListProps) {
  return (
    <CardList {...list}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} upright={upright} sizes={CARD_SIZES} />
        </li>
      ))}
    </CardList>
  );
}
