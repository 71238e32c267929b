import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { inLanguage, type TermEntity } from '../Entity.ts';
import { languagePrefix } from '../languagePrefix.ts';
import { plainMetatags } from './metatags.ts';
import {
  AUTHOR,
  composeResource,
  identifyBundle,
  type Resource,
  type SiteFacts,
  virtualParent,
} from './Resource.ts';
import { MADE, translationAttributes } from './translationAttributes.ts';

/** A category in a language it has. */
export function termResource(term: TermEntity, locale: Locale, facts: SiteFacts): Resource {
  const langcode = LOCALES[locale].contentCode;
  const name = inLanguage(term.name, locale);
  const url = `${facts.origin}${languagePrefix(locale)}/taxonomy/term/${term.number}`;
  const attributes = {
    drupal_internal__tid: term.number,
    drupal_internal__revision_id: term.number,
    langcode,
    revision_created: MADE,
    status: true,
    name,
    description: null,
    weight: term.weight,
    changed: MADE,
    ...translationAttributes(locale),
    metatag: plainMetatags(name, url, facts),
    path: { alias: null, pid: null, langcode },
    content_translation_created: MADE,
  };
  const vocabulary = term.type.slice('taxonomy_term--'.length);
  return composeResource(term, locale, facts, attributes, {
    vid: identifyBundle('taxonomy_vocabulary--taxonomy_vocabulary', vocabulary),
    revision_user: null,
    parent: [virtualParent(term.type)],
    content_translation_uid: AUTHOR,
  });
}
