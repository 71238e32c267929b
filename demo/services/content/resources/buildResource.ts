import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../locales/locales.ts';
import {
  type DealerEntity,
  type Entity,
  inLanguage,
  type LightboxEntity,
  type ParagraphEntity,
  type TermEntity,
} from '../Entity.ts';
import { languagePrefix } from '../languagePrefix.ts';
import { fieldAttributes, fieldLinkages } from './fieldParts.ts';
import { fileResource, mediaResource } from './mediaResource.ts';
import { menuLinkResource } from './menuLinkResource.ts';
import { plainMetatags } from './metatags.ts';
import { nodeResource } from './nodeResource.ts';
import {
  AUTHOR,
  composeResource,
  identifyBundle,
  MADE,
  type Resource,
  revisionNumber,
  type SiteFacts,
  translationAttributes,
  virtualParent,
} from './Resource.ts';

/** The language of an entity in a response: the requested one when it has a translation, else English. */
export function deliveredIn(entity: Entity, locale: Locale): Locale {
  return entity.languages.includes(locale) ? locale : DEFAULT_LOCALE;
}

/** Lightboxes are not translated: their URL has the requested language. */
function lightboxResource(lightbox: LightboxEntity, locale: Locale, facts: SiteFacts): Resource {
  const attributes = {
    drupal_internal__id: lightbox.number,
    config_pages_type: lightbox.type.slice('config_pages--'.length),
    label: lightbox.label,
    ...fieldAttributes(lightbox, locale),
  };
  return composeResource(lightbox, locale, facts, attributes, fieldLinkages(lightbox, facts));
}

function dealerResource(dealer: DealerEntity, locale: Locale, facts: SiteFacts): Resource {
  const attributes = {
    drupal_internal__id: dealer.number,
    langcode: LOCALES[locale].contentCode,
    status: dealer.published,
    title: inLanguage(dealer.title, locale),
    url: dealer.url === undefined ? null : inLanguage(dealer.url, locale),
    salesforce_id: dealer.salesforceId,
    default_langcode: locale === DEFAULT_LOCALE,
  };
  return composeResource(dealer, locale, facts, attributes, {});
}

/** The resource object of an entity in the requested language: each entity falls back to English by itself. */
export function buildResource(entity: Entity, locale: Locale, facts: SiteFacts): Resource {
  const delivered = deliveredIn(entity, locale);
  switch (entity.kind) {
    case 'node':
      return nodeResource(entity, delivered, facts);
    case 'paragraph':
      return paragraphResource(entity, delivered, facts);
    case 'media':
      return mediaResource(entity, delivered, facts);
    case 'file':
      return fileResource(entity, facts);
    case 'taxonomy_term':
      return termResource(entity, delivered, facts);
    case 'menu_link_content':
      return menuLinkResource(entity, delivered, facts);
    case 'config_pages':
      return lightboxResource(entity, locale, facts);
    case 'dealer':
      return dealerResource(entity, delivered, facts);
  }
}

/** A block or item in one of its languages. */
function paragraphResource(paragraph: ParagraphEntity, locale: Locale, facts: SiteFacts): Resource {
  const attributes = {
    drupal_internal__id: paragraph.number,
    drupal_internal__revision_id: revisionNumber(paragraph, facts),
    langcode: LOCALES[locale].contentCode,
    status: true,
    created: paragraph.created,
    parent_id: String(paragraph.parent.number),
    parent_type: paragraph.parent.kind,
    parent_field_name: paragraph.parent.field,
    behavior_settings: [],
    ...translationAttributes(locale),
    content_translation_changed: paragraph.created,
    ...fieldAttributes(paragraph, locale),
  };
  return composeResource(paragraph, locale, facts, attributes, {
    paragraph_type: identifyBundle(
      'paragraphs_type--paragraphs_type',
      paragraph.type.slice('paragraph--'.length),
    ),
    ...fieldLinkages(paragraph, facts),
  });
}

/** A category in one of its languages. */
function termResource(term: TermEntity, locale: Locale, facts: SiteFacts): Resource {
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
