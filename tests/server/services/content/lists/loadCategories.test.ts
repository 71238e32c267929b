import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../../locales/locales.ts';
import { startEditorialSite } from '../editorialSite.ts';

type Names = Partial<Record<Locale, string>>;

const term = (id: string, names: Names) => ({
  type: 'taxonomy_term--blog_categories',
  id,
  attributes: (locale: Locale) => ({ name: names[locale] ?? names.en ?? null }),
});

const load = async (locale: Locale, ...terms: ReturnType<typeof term>[]) => {
  await using site = await startEditorialSite({ nodes: {}, others: terms });
  return await site.content.categories(locale, 'blog_categories');
};

describe('the terms of a vocabulary', () => {
  it.each(['en', 'fr', 'pt'] as const)('have the same values in %s as in English', async (locale) => {
    const terms = [
      term('1', { en: 'Yard news', fr: 'Vie du chantier', pt: 'Notícias do estaleiro' }),
      term('2', { en: 'Boats', fr: 'Bateaux', pt: 'Barcos' }),
    ];
    expect((await load(locale, ...terms)).map(({ value }) => value)).toEqual(['yard-news', 'boats']);
  });

  it('names in the language, in the editor’s order', async () => {
    const terms = [term('2', { en: 'Boats', fr: 'Bateaux' }), term('1', { en: 'Air', fr: 'Air' })];
    expect((await load('fr', ...terms)).map(({ title }) => title)).toEqual(['Bateaux', 'Air']);
  });

  it('the id is the value of duplicates and of names without letters', async () => {
    const terms = [
      term('id-1', { en: 'Boats' }),
      term('id-2', { en: 'Boats!' }),
      term('id-3', { en: '…' }),
      term('id-4', { en: 'BOATS' }),
    ];
    const values = (await load('en', ...terms)).map(({ value }) => value);
    expect(values).toEqual(['boats', 'id-2', 'id-3', 'id-4']);
  });

  it('a value that is an id in English is an id in every language', async () => {
    const terms = [
      term('id-1', { en: 'Boats', fr: 'Bateaux' }),
      term('id-2', { en: 'Boats', fr: 'Voiliers' }),
    ];
    expect((await load('fr', ...terms)).map(({ value }) => value)).toEqual(['boats', 'id-2']);
  });

  it('a term without a name is omitted and reported', async () => {
    await using site = await startEditorialSite({
      nodes: {},
      others: [term('1', {}), term('2', { en: 'Boats' })],
    });
    expect(await site.content.categories('en', 'blog_categories')).toHaveLength(1);
    expect(site.events).toMatchObject([
      { event: 'field-invalid', resource: 'taxonomy_term--blog_categories', id: '1' },
    ]);
  });

  it('are loaded and reported once; the same array for all callers', async () => {
    await using site = await startEditorialSite({
      nodes: {},
      others: [term('1', {}), term('2', { en: 'Boats' })],
    });
    const ask = () => site.content.categories('fr', 'blog_categories');
    const first = await ask();
    const reported = site.events.length;
    expect(await ask()).toBe(first);
    expect(site.events).toHaveLength(reported);
  });

  it('no such vocabulary: [], reported', async () => {
    await using site = await startEditorialSite({
      nodes: {},
      special: (question) =>
        question.includes('/taxonomy_term/') ? { status: 404, type: 'text/html', body: '' } : undefined,
    });
    expect(await site.content.categories('en', 'blog_categories')).toEqual([]);
    expect(site.events).toMatchObject([{ event: 'list-absent' }]);
  });
});
