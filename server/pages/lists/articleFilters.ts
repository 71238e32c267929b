import type { Locale } from '../../../locales/locales.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import { toQueryValue } from '../../content/toQueryValue.ts';
import type { ListFilter } from './ListFilter.ts';
import { optionsOf } from './optionsOf.ts';

const productsOf = ({ product }: Article) => (product === undefined ? [] : [toQueryValue(product)]);

/** Filters of a list of articles: only what some article has is offered. */
export function articleFilters(
  articles: readonly Article[],
  categories: readonly Category[],
  locale: Locale,
): ListFilter<Article>[] {
  const values = new Map(categories.map(({ title, value }) => [title, value]));
  const used = new Set(articles.map(({ category }) => category));
  const products = new Map(
    articles.flatMap(({ product }) => (product === undefined ? [] : [[product, toQueryValue(product)]])),
  );
  return [
    {
      name: 'category',
      options: categories
        // Of two with one name in this language, the one that finds the articles of both.
        .filter(({ title, value }) => used.has(title) && values.get(title) === value)
        .map(({ title, value }) => ({ label: title, value })),
      valuesOf: ({ category = '' }) => [values.get(category) ?? ''],
    },
    {
      name: 'product',
      options: optionsOf(
        products.entries().map(([label, value]) => ({ label, value })),
        locale,
      ),
      valuesOf: productsOf,
    },
  ];
}
