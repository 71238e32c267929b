import { createMemo } from '../../memo/createMemo.ts';
import type { Article } from '../../schemas/entities/article.ts';

/** Three columns (behaviour §2.6). */
const RELATED = 3;

interface Shelves {
  all: readonly Article[];
  byId: ReadonlyMap<string, Article>;
  byProduct: ReadonlyMap<string | undefined, readonly Article[]>;
  byCategory: ReadonlyMap<string | undefined, readonly Article[]>;
}

const memoizeShelves = createMemo<Shelves>();

const sort = (list: readonly Article[]): Shelves => {
  // Without an address in this language an article cannot be linked.
  const all = list.filter(({ url }) => url !== undefined);
  return {
    all,
    byId: new Map(all.map((article) => [article.id, article])),
    byProduct: Map.groupBy(all, ({ productId }) => productId),
    byCategory: Map.groupBy(all, ({ categoryId }) => categoryId),
  };
};

/** Related articles: those the editor chose, then of the same model, of the same category, and the newest. */
export function relatedArticles(article: Article, list: readonly Article[]): readonly Article[] {
  const { all, byId, byProduct, byCategory } = memoizeShelves(list, 'shelves', () => sort(list));
  const first = (articles: readonly Article[] = []) => articles.slice(0, RELATED + 1);
  const candidates = [
    ...article.relatedNews.flatMap((id) => byId.get(id) ?? []),
    ...(article.productId === undefined ? [] : first(byProduct.get(article.productId))),
    ...(article.categoryId === undefined ? [] : first(byCategory.get(article.categoryId))),
    ...first(all),
  ];
  return [...new Set(candidates)].filter(({ id }) => id !== article.id).slice(0, RELATED);
}
