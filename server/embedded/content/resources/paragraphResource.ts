import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import type { ParagraphEntity } from '../Entity.ts';
import { fieldAttributes, fieldLinkages } from './fieldParts.ts';
import { composeResource, identifyBundle, type Resource, type SiteFacts } from './Resource.ts';
import { translationAttributes } from './translationAttributes.ts';

/** A block or item in a language it has. */
export function paragraphResource(paragraph: ParagraphEntity, locale: Locale, facts: SiteFacts): Resource {
  const attributes = {
    drupal_internal__id: paragraph.number,
    drupal_internal__revision_id: paragraph.number,
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
    ...fieldLinkages(paragraph),
  });
}
