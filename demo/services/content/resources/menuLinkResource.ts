import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { inLanguage, type MenuLinkEntity } from '../Entity.ts';
import { fieldAttributes, fieldLinkages } from './fieldParts.ts';
import { plainMetatags } from './metatags.ts';
import {
  AUTHOR,
  composeResource,
  MADE,
  type Resource,
  resourceUrl,
  type SiteFacts,
  translationAttributes,
} from './Resource.ts';

/** An item of a menu in one of its languages; only its title and description are translated. */
export function menuLinkResource(item: MenuLinkEntity, locale: Locale, facts: SiteFacts): Resource {
  const menu = item.type.slice('menu_link_content--'.length);
  const attributes = {
    drupal_internal__id: item.number,
    drupal_internal__revision_id: item.number,
    langcode: LOCALES[locale].contentCode,
    bundle: menu,
    revision_created: MADE,
    enabled: item.enabled,
    title: inLanguage(item.title, locale),
    description: item.description ? inLanguage(item.description, locale) : null,
    menu_name: menu,
    link: item.link,
    external: item.external,
    rediscover: false,
    weight: item.weight,
    expanded: true,
    parent: item.parentId === undefined ? null : `menu_link_content:${item.parentId}`,
    changed: MADE,
    ...translationAttributes(locale),
    metatag: plainMetatags('', resourceUrl(facts, item.type, item.id, locale), facts),
    content_translation_status: true,
    content_translation_created: MADE,
    ...fieldAttributes(item, locale),
  };
  return composeResource(item, locale, facts, attributes, {
    revision_user: null,
    content_translation_uid: AUTHOR,
    ...fieldLinkages(item, facts),
  });
}
