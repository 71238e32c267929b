import type { Locale } from '../../../locales/locales.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { ListFilter } from './ListFilter.ts';
import { optionsOf } from './optionsOf.ts';
import { productValue } from './productValue.ts';

interface Vocabularies {
  categories: readonly Category[];
  /** Values of models by id (Content.productValues). */
  products: ReadonlyMap<string, string>;
}

/** The model an article is about; none, or one. */
const modelsOf = ({ productId: id, product: title }: Article) =>
  id === undefined || title === undefined ? [] : [{ id, title }];

/** Filters of a list of articles: only what some article has is offered. */
export function articleFilters(
  articles: readonly Article[],
  { categories, products }: Vocabularies,
  locale: Locale,
): ListFilter<Article>[] {
  const values = new Map(categories.map(({ id, value }) => [id, value]));
  const used = new Set(articles.map(({ categoryId }) => categoryId));
  const models = new Map(articles.flatMap(modelsOf).map((model) => [model.id, model]));
  const modelValue = productValue(products);
  return [
    {
      name: 'category',
      options: categories
        .filter(({ id }) => used.has(id))
        .map(({ title, value }) => ({ label: title, value })),
      valuesOf: ({ categoryId = '' }) => [values.get(categoryId) ?? ''],
    },
    {
      name: 'product',
      options: optionsOf(
        models.values().map((model) => ({ label: model.title, value: modelValue(model) })),
        locale,
      ),
      valuesOf: (article) => modelsOf(article).map(modelValue),
    },
  ];
}
