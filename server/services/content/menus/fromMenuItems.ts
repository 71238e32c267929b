import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Document, RawResource } from '../jsonapi/parseDocument.ts';

const ENTITY = 'menu_link_content:';

/** Routes of entries that lead nowhere. */
const NOWHERE = new Set(['<nolink>', '<none>', '<button>']);

/** Everything from `?` or `#` on. */
const getSuffix = (url: string): string => /[?#].*$/.exec(url)?.[0] ?? '';

/** The address of an entry as a link field holds it: the module delivers it as generated for one language. */
function toUri({ route, url }: Record<string, unknown>, contentCode: string): string | undefined {
  const { name, parameters } = isRecord(route) ? route : {};
  if (NOWHERE.has(String(name))) return 'route:<nolink>';
  if (typeof url !== 'string') return undefined;
  if (name === 'entity.node.canonical' && isRecord(parameters)) {
    return `entity:node/${parameters.node}${getSuffix(url)}`;
  }
  if (!url.startsWith('/')) return url;
  const prefix = `/${contentCode}`;
  const path = url === prefix || url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
  return `internal:${path || '/'}`;
}

function toMenuLink({ type, id, attributes, relationships }: RawResource, locale: Locale): RawResource {
  const { contentCode } = LOCALES[locale];
  const { meta, options } = attributes;
  const number = isRecord(meta) ? Number(meta.entity_id) : Number.NaN;
  return {
    type,
    id: id.startsWith(ENTITY) ? id.slice(ENTITY.length) : id,
    attributes: {
      ...attributes,
      ...(number > 0 && { drupal_internal__id: number }),
      // The module names no language: the title is translated where it can be.
      langcode: contentCode,
      link: { uri: toUri(attributes, contentCode), options },
    },
    relationships,
  };
}

/** A menu of the module jsonapi_menu_items, as entries of core's menu links. */
export const fromMenuItems = (document: Document, locale: Locale): Document => ({
  ...document,
  data: document.data.map((item) => toMenuLink(item, locale)),
});
