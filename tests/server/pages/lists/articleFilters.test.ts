import { describe, expect, it } from 'vitest';
import { articleFilters } from '../../../../server/pages/lists/articleFilters.ts';
import { narrow, readChoices, toQuery } from '../../../../server/pages/lists/readChoices.ts';
import { anArticle, idsOf } from '../entities.ts';

const articles = [
  anArticle({ id: 'a', category: 'Regatten', product: 'Estran 42' }),
  anArticle({ id: 'b', category: 'Regatten', product: 'Estran 9' }),
  anArticle({ id: 'c', category: 'Umwelt', product: 'Estran 42' }),
  anArticle({ id: 'd' }),
];
const categories = [
  { id: '1', title: 'Umwelt', value: 'environment' },
  { id: '2', title: 'Regatten', value: 'regattas' },
  { id: '3', title: 'Unbenutzt', value: 'unused' },
];
const filters = articleFilters(articles, categories, 'de');
const choicesOf = (query: string) => readChoices(filters, new URLSearchParams(query));
const found = (query: string) => idsOf(narrow(articles, filters, choicesOf(query)));

describe('filters of a list of articles', () => {
  it('offer the categories that some article has, in the order of the editor', () => {
    expect(filters[0]?.options).toEqual([
      { label: 'Umwelt', value: 'environment' },
      { label: 'Regatten', value: 'regattas' },
    ]);
  });

  it('offer the models by name, smaller numbers first', () => {
    expect(filters[1]?.options).toEqual([
      { label: 'Estran 9', value: 'estran-9' },
      { label: 'Estran 42', value: 'estran-42' },
    ]);
  });

  it.each([
    ['', 'abcd'],
    ['category=regattas', 'ab'],
    ['product=estran-42', 'ac'],
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
  ])('find with “?%s” the articles %s', (query, ids) => {
    expect(found(query).join('')).toBe(ids);
  });

  it('write their choices in one order, without what they do not know', () => {
    const query = 'colour=blue&product=estran-42&category=regattas';
    expect(toQuery(choicesOf(query))).toBe('?category=regattas&product=estran-42');
    expect(toQuery(choicesOf(query), { page: '2' })).toBe('?category=regattas&product=estran-42&page=2');
    expect(toQuery([])).toBe('');
  });

  it('offer once, and find together, two categories that share a name in this language', () => {
    const twins = [
      { id: '1', title: 'Regatten', value: 'regattas' },
      { id: '2', title: 'Regatten', value: 'races' },
    ];
    const shared = articleFilters(articles, twins, 'de');
    const [option] = shared[0]?.options ?? [];
    expect(shared[0]?.options).toHaveLength(1);
    const choices = readChoices(shared, new URLSearchParams({ category: option?.value ?? '' }));
    expect(idsOf(narrow(articles, shared, choices))).toEqual(['a', 'b']);
  });

  it('offer no model that cannot be named in an address', () => {
    const [, products] = articleFilters([anArticle({ id: 'a', product: '★' })], [], 'en');
    expect(products?.options).toEqual([]);
  });
});
