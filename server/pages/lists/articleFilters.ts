import type { Locale } from '../../../locales/locales.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import { type ListFilter, modelFilter, termFilter } from './ListFilter.ts';

interface Vocabularies {
  categories: readonly Category[];
  /** Values of models by id (Content.productValues). */
  products: ReadonlyMap<string, string>;
}

/** Filters of a list of articles, with the values that occur. */
export const articleFilters = (
  articles: readonly Article[],
  { categories, products }: Vocabularies,
  locale: Locale,
): ListFilter<Article>[] => [
  termFilter('category', categories, articles, ({ categoryId }) => categoryId),
  articleModelFilter(articles, products, locale),
];

/** By the model of an article, if it has one. */
export const articleModelFilter = (
  articles: readonly Article[],
  products: Vocabularies['products'],
  locale: Locale,
): ListFilter<Article> =>
  modelFilter(
    articles,
    ({ productId: id, product: title }) => (id === undefined || title === undefined ? [] : [{ id, title }]),
    products,
    locale,
  );
