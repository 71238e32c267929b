import { DEFAULT_LOCALE, LOCALES } from '../../../../locales/locales.ts';
import type { EditedEntity } from '../ContentEvent.ts';
import { cleanText } from '../cleanText.ts';
import { contentLocale } from '../contentLocale.ts';
import type { RawResource } from './parseDocument.ts';

/** Attribute with the number of an entity, and the path of its edit form, by entity type (Drupal core). */
const FORMS: Readonly<Record<string, { number: string; path: (number: number) => string }>> = {
  node: { number: 'drupal_internal__nid', path: (nid) => `/node/${nid}/edit` },
  taxonomy_term: { number: 'drupal_internal__tid', path: (tid) => `/taxonomy/term/${tid}/edit` },
  menu_link_content: {
    number: 'drupal_internal__id',
    path: (id) => `/admin/structure/menu/item/${id}/edit`,
  },
};

/**
 * The entity in which an editor corrects a fault of a resource.
 *
 * @param editUrl address of the content service; without one there is no edit form.
 * @returns undefined for what has no edit form of its own.
 */
export function toEditedEntity(
  { type, attributes }: Pick<RawResource, 'type' | 'attributes'>,
  editUrl?: string,
): EditedEntity | undefined {
  const [entityType = ''] = type.split('--', 1);
  const form = FORMS[entityType];
  if (!form) return undefined;
  const { [form.number]: number, title, name = title, langcode } = attributes;
  const locale = contentLocale(typeof langcode === 'string' ? langcode : undefined);
  const prefix = locale && locale !== DEFAULT_LOCALE ? `/${LOCALES[locale].contentCode}` : '';
  const isNumbered = typeof number === 'number';
  return {
    ...(isNumbered && entityType === 'node' && { node: number }),
    ...(typeof name === 'string' && { title: cleanText(name) }),
    ...(typeof langcode === 'string' && { locale: locale ?? langcode }),
    ...(isNumbered && editUrl !== undefined && { edit: editUrl + prefix + form.path(number) }),
  };
}
