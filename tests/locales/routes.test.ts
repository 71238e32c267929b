import { describe, expect, it } from 'vitest';
import { buildPath } from '../../locales/buildPath.ts';
import type { Locale } from '../../locales/locales.ts';
import { LOCALE_CODES, LOCALES } from '../../locales/locales.ts';
import table from '../../locales/routes.json' with { type: 'json' };
import type { PageName } from '../../locales/routes.ts';
import { ALIASES, PAGE_NAMES, ROUTES } from '../../locales/routes.ts';
import pathWords from '../fixtures/path-words.json' with { type: 'json' };

/** Bundles of the content service and the page of ours whose address their aliases must have. */
const PAGE_OF_BUNDLE: Record<string, PageName> = {
  product: 'products-slug',
  range: 'ranges-slug',
  dealer: 'dealers-slug',
  charter: 'charters-slug',
  service_center: 'service-centers-slug',
  news: 'news-article-slug',
  owner_stories: 'owner-stories-article-slug',
  life_on_board: 'life-on-board-article-slug',
  event: 'events-slug',
};

describe('the route table', () => {
  it('has every page in every language', () => {
    for (const locale of LOCALE_CODES) {
      expect(ROUTES[locale].map(({ name }) => name).toSorted()).toEqual([...PAGE_NAMES].sort());
    }
  });

  it('has no translated word that no page uses', () => {
    const used = Object.values(table.pages).flatMap((pattern) => pattern.split('/'));
    expect(Object.keys(table.words).filter((word) => !used.includes(word))).toEqual([]);
  });

  it('writes words in lower case, without accents', () => {
    const words = Object.entries(table.words).flatMap(([english, others]) => [
      english,
      ...Object.values(others),
    ]);
    const old = Object.values(table.aliases).flatMap((aliases) => Object.keys(aliases));
    expect([...words, ...old].filter((word) => !/^[a-z]+(-[a-z]+)*$/.test(word))).toEqual([]);
  });

  it.each(LOCALE_CODES)('no word in %s stands for two pages', (locale) => {
    const words = Object.entries(table.words).map(([english, others]) =>
      locale === 'en' ? english : others[locale],
    );
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(LOCALE_CODES)('no alias in %s is also a word of a page; each leads to a page', (locale) => {
    const first = ROUTES[locale].flatMap(({ segments: [head] }) =>
      head?.kind === 'word' ? [head.word] : [],
    );
    for (const [old, current] of ALIASES[locale]) {
      expect(first).not.toContain(old);
      expect(first).toContain(current);
    }
  });

  it('has the words that the content service uses in addresses of nodes', () => {
    const { article, ...bundles }: Record<string, Record<Locale, string>> = pathWords;
    for (const [bundle, words] of Object.entries(bundles)) {
      const name = PAGE_OF_BUNDLE[bundle];
      if (!name) throw new Error(`No page is known for the bundle ${bundle}`);
      for (const locale of LOCALE_CODES) {
        const middle = name.includes('article') ? `/${article?.[locale]}` : '';
        const expected = `${LOCALES[locale].prefix}/${words[locale]}${middle}/x`;
        expect(buildPath(locale, name, { slug: 'x' })).toBe(expected);
      }
    }
  });
});
