import { DEFAULT_LOCALE, type Locale } from '../../../locales/locales.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import { type ContentSource, readContext } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { readResources } from '../jsonapi/ResourceReader.ts';
import { listOrAbsent } from '../listOrAbsent.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { toQueryValue } from '../toQueryValue.ts';

/** The vocabularies of spec 1 §7. */
export type Vocabulary = 'blog_categories' | 'blog_categories_life_on_board' | 'event_categories';

async function loadTerms(
  source: ContentSource,
  locale: Locale,
  vocabulary: Vocabulary,
): Promise<{ id: string; title: string }[]> {
  const { client, report } = source;
  const path = `/jsonapi/taxonomy_term/${vocabulary}?page[limit]=999&sort=weight&fields[taxonomy_term--${vocabulary}]=name,weight,langcode`;
  const [document, index] = await Promise.all([
    client.cached(locale, path, EXPIRY_SECONDS.list, () =>
      listOrAbsent(() => client.list(locale, path), `${vocabulary} in ${locale}`, report),
    ),
    loadSiteIndex(source),
  ]);
  return readResources(
    document,
    readContext(source, document, index, locale, { englishFirst: false }),
  ).flatMap((term) => {
    const title = term.text('name');
    return title === undefined ? [] : [{ id: term.id, title }];
  });
}

/**
 * The terms of a vocabulary in the editor's order. Their names in addresses are made from the English ones, so that a
 * filtered address keeps its meaning when only its language changes; of two that would be the same the later one goes
 * by its id.
 */
export async function loadCategories(
  source: ContentSource,
  locale: Locale,
  vocabulary: Vocabulary,
): Promise<readonly Category[]> {
  const [terms, english] = await Promise.all([
    loadTerms(source, locale, vocabulary),
    loadTerms(source, DEFAULT_LOCALE, vocabulary),
  ]);
  const names = new Map(english.map(({ id, title }) => [id, toQueryValue(title)]));
  const taken = new Set<string>();
  return terms.map(({ id, title }) => {
    const name = names.get(id) ?? toQueryValue(title);
    const value = name === '' || taken.has(name) ? id : name;
    taken.add(value);
    return { id, title, value };
  });
}
