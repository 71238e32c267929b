import { describe, expect, it } from 'vitest';
import { articleFilters } from '../../../../server/pages/lists/articleFilters.ts';
import { narrow, parseListChoices, toQuery } from '../../../../server/pages/lists/ListFilter.ts';
import { anArticle, getIds } from '../entities.ts';

const articles = [
  anArticle({ id: 'a', categoryId: '2', productId: 'p42', product: 'Estran 42 neu' }),
  anArticle({ id: 'b', categoryId: '2', productId: 'p9', product: 'Estran 9' }),
  anArticle({ id: 'c', categoryId: '1', productId: 'p42', product: 'Estran 42 neu' }),
  anArticle({ id: 'd' }),
];
const categories = [
  { id: '1', title: 'Umwelt', value: 'environment' },
  { id: '2', title: 'Regatten', value: 'regattas' },
  { id: '3', title: 'Unbenutzt', value: 'unused' },
];
const products = new Map([['p42', 'estran-42']]);
const filters = articleFilters(articles, { categories, products }, 'de');
const parseChoices = (query: string) => parseListChoices(filters, new URLSearchParams(query));
const found = (query: string) => getIds(narrow(articles, filters, parseChoices(query)));

describe('filters of a list of articles', () => {
  it('categories that some article has, in the editor’s order', () => {
    expect(filters[0]?.options).toEqual([
      { label: 'Umwelt', value: 'environment' },
      { label: 'Regatten', value: 'regattas' },
    ]);
  });

  it('models by name in natural order, with language-independent values', () => {
    expect(filters[1]?.options).toEqual([
      { label: 'Estran 9', value: 'estran-9' },
      { label: 'Estran 42 neu', value: 'estran-42' },
    ]);
  });

  it.each([
    ['', 'abcd'],
    ['category=regattas', 'ab'],
    ['product=estran-42', 'ac'],
    ['product=estran-42-neu', 'abcd'],
    ['category=regattas&product=estran-42', 'a'],
    ['product=estran-42&category=regattas', 'a'],
    ['category=environment&product=estran-9', ''],
    ['category=REGATTAS', 'ab'],
    ['category=unused', 'abcd'],
    ['category=unknown', 'abcd'],
    ['category=unknown&product=estran-9', 'b'],
    ['category=', 'abcd'],
    ['product=', 'abcd'],
    ['category=Regatten', 'abcd'],
    ['colour=blue', 'abcd'],
    ['category=regattas&category=environment', 'ab'],
  ])('“?%s”: articles %s', (query, ids) => {
    expect(found(query).join('')).toBe(ids);
  });

  it('canonical query: fixed order, without unknown parameters', () => {
    const query = 'colour=blue&product=estran-42&category=regattas';
    expect(toQuery(parseChoices(query))).toBe('?category=regattas&product=estran-42');
    expect(toQuery(parseChoices(query), { page: '2' })).toBe('?category=regattas&product=estran-42&page=2');
    expect(toQuery([])).toBe('');
  });

  it.each([
    ['regattas', ['c']],
    ['races', ['a', 'b']],
  ])('two categories of one name are told apart: %s', (category, ids) => {
    const twins = [
      { id: '1', title: 'Regatten', value: 'regattas' },
      { id: '2', title: 'Regatten', value: 'races' },
    ];
    const shared = articleFilters(articles, { categories: twins, products }, 'de');
    const choices = parseListChoices(shared, new URLSearchParams({ category }));
    expect(getIds(narrow(articles, shared, choices))).toEqual(ids);
  });

  it('omits a model without a usable URL value', () => {
    const [, models] = articleFilters(
      [anArticle({ id: 'a', productId: 'star', product: '★' })],
      { categories: [], products },
      'en',
    );
    expect(models?.options).toEqual([]);
  });
});
