import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { type DealerEntity, type Entity, inLanguage, type LightboxEntity } from '../Entity.ts';
import { fieldAttributes, fieldLinkages } from './fieldParts.ts';
import { fileResource } from './fileResource.ts';
import { mediaResource } from './mediaResource.ts';
import { menuLinkResource } from './menuLinkResource.ts';
import { nodeResource } from './nodeResource.ts';
import { paragraphResource } from './paragraphResource.ts';
import { composeResource, type Resource, type SiteFacts } from './Resource.ts';
import { termResource } from './termResource.ts';

/** The language an entity is delivered in: the one asked for when it has a translation, else English. */
export function deliveredIn(entity: Entity, locale: Locale): Locale {
  return entity.languages.includes(locale) ? locale : DEFAULT_LOCALE;
}

/** Lightboxes are not translated: they are addressed in whatever language they were asked for. */
function lightboxResource(lightbox: LightboxEntity, locale: Locale, facts: SiteFacts): Resource {
  const attributes = {
    drupal_internal__id: lightbox.number,
    config_pages_type: lightbox.type.slice('config_pages--'.length),
    label: lightbox.label,
    ...fieldAttributes(lightbox, locale),
  };
  return composeResource(lightbox, locale, facts, attributes, fieldLinkages(lightbox));
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

/** The resource object of an entity as the language asked for gets it: each entity falls back to English by itself. */
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
