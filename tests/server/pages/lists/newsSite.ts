import type { Locale } from '../../../../locales/locales.ts';
import {
  type Editorial,
  type EditorialNode,
  hubHero,
  listNode,
  type Referred,
} from '../../services/content/editorialSite.ts';

const FILTERS = ['category', 'product'];

const category = (id: string, names: Partial<Record<Locale, string>>): Referred => ({
  type: 'taxonomy_term--blog_categories',
  id,
  attributes: (locale) => ({ name: names[locale] ?? names.en }),
});

/** Day of an article: the first is the newest. */
const dayBefore = (days: number) =>
  new Date(Date.UTC(2026, 5, 30) - days * 86_400_000).toISOString().slice(0, 10);

/** Number `n0` is the newest; even ones are about regattas, every third about Model A. */
const article = (index: number, attributes: EditorialNode['attributes'] = {}): EditorialNode => ({
  id: `n${index}`,
  in: {
    en: [`News ${index}`, `/news/article/n${index}`],
    fr: [`Nouvelle ${index}`, `/actualites/article/n${index}`],
  },
  attributes: { created: `${dayBefore(index)}T09:00:00+00:00`, ...attributes },
  relationships: {
    ...(index % 2 === 0 && { field_category: { type: 'taxonomy_term--blog_categories', id: 'c1' } }),
    ...(index % 2 === 1 && { field_category: { type: 'taxonomy_term--blog_categories', id: 'c2' } }),
    ...(index % 3 === 0 && { field_product: { type: 'node--product', id: 'model-a' } }),
    ...(index === 1 && { field_product: { type: 'node--product', id: 'model-b' } }),
  },
});

/**
 * A site with so many news in English and French and a list page for them. News of odd numbers are about boats, and of
 * those number 1 alone is about Model B, which has no page.
 */
export const newsSite = (
  length: number,
  createAttributes: (index: number) => EditorialNode['attributes'] = () => ({}),
): Editorial => ({
  nodes: {
    page: [listNode('list', { en: ['News', '/news'], fr: ['Actualités', '/actualites'] }, FILTERS)],
    product: [{ id: 'model-a', in: { en: ['Model A', '/catamarans/a'], fr: ['Modèle A', '/catamarans/a'] } }],
    news: Array.from({ length }, (_, index) => article(index, createAttributes(index))),
  },
  others: [
    hubHero(FILTERS),
    category('c1', { en: 'Regattas', fr: 'Régates' }),
    category('c2', { en: 'Boats', fr: 'Bateaux' }),
    {
      type: 'node--product',
      id: 'model-a',
      attributes: (locale) => ({ title: locale === 'fr' ? 'Modèle A' : 'Model A' }),
    },
    { type: 'node--product', id: 'model-b', attributes: { title: 'Model B' } },
  ],
});
