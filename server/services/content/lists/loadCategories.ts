import { DEFAULT_LOCALE, type Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import type { Category, Vocabulary } from '../../../../schemas/entities/category.ts';
import type { ContentSource } from '../ContentSource.ts';
import { queryValues } from '../toQueryValue.ts';
import { createLoadList, type LoadList } from './createLoadList.ts';

type Term = Pick<Category, 'id' | 'title'>;

const loadTerms = (vocabulary: Vocabulary): LoadList<Term> =>
  createLoadList({
    of: { entity: 'taxonomy_term', bundle: vocabulary },
    path: `/jsonapi/taxonomy_term/${vocabulary}?page[limit]=999&sort=weight&fields[taxonomy_term--${vocabulary}]=name,weight,langcode,drupal_internal__tid`,
    absentAs: vocabulary,
    read: (terms) =>
      terms.flatMap((term) => {
        const title = term.text('name');
        if (title === undefined)
          return term.report('field-invalid', 'A term has no name; it is left out') ?? [];
        return [{ id: term.id, title }];
      }),
  });

const loaders: Readonly<Record<Vocabulary, LoadList<Term>>> = {
  blog_categories: loadTerms('blog_categories'),
  blog_categories_life_on_board: loadTerms('blog_categories_life_on_board'),
  event_categories: loadTerms('event_categories'),
};

const memo = createMemo<readonly Category[]>();

/** The terms of a vocabulary in the editor's order, with their values in the query (toQueryValue.ts). */
export async function loadCategories(
  source: ContentSource,
  locale: Locale,
  vocabulary: Vocabulary,
): Promise<readonly Category[]> {
  const loadVocabulary = loaders[vocabulary];
  const [terms, english] = await Promise.all([
    loadVocabulary(source, locale),
    loadVocabulary(source, DEFAULT_LOCALE),
  ]);
  const make = () => {
    const values = queryValues([...english, ...terms]);
    return terms.map(({ id, title }) => ({ id, title, value: values.get(id) ?? id }));
  };
  return memo(terms, vocabulary, make, english);
}
