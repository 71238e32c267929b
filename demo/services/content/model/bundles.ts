import { LOCALE_CODES } from '../../../../locales/locales.ts';
import { BLOCK_BUNDLES, ITEM_BUNDLES } from './blockBundles.ts';
import { BRAND_BLOCK_TYPES, BRAND_BUNDLES } from './brandBundles.ts';
import { boolean, type Fields, image, sharedLink, sharedText } from './ContentField.ts';
import { NODE_BUNDLES } from './nodeBundles.ts';

export const VOCABULARIES = ['blog_categories', 'blog_categories_life_on_board', 'event_categories'] as const;

const plainMenu: Fields = { is_visible: boolean };

export const MENU_BUNDLES: Readonly<Record<string, Fields>> = {
  'header-left': {
    is_visible: boolean,
    image,
    separator: boolean,
    is_new: boolean,
    is_heritage: boolean,
  },
  'header-right': plainMenu,
  'footer-left': plainMenu,
  'footer-right': plainMenu,
  'versions-cms-block': plainMenu,
};

export const LIGHTBOX_FIELDS: Fields = {
  heading: sharedText,
  teaser: sharedText,
  desktop_image: image,
  mobile_image: image,
  link: sharedLink,
};

const noFields: Fields = {};

const prefixed = (entity: string, bundles: Readonly<Record<string, Fields>>): [string, Fields][] =>
  Object.entries(bundles).map(([bundle, fields]) => [`${entity}--${bundle}`, fields]);

/** Every JSON:API type of the service, with its editable fields. */
export const FIELDS_BY_TYPE: ReadonlyMap<string, Fields> = new Map([
  ...prefixed('node', NODE_BUNDLES),
  ...prefixed('paragraph', BLOCK_BUNDLES),
  ...prefixed('paragraph', ITEM_BUNDLES),
  ...prefixed('paragraph', BRAND_BUNDLES.blocks),
  ...prefixed('paragraph', BRAND_BUNDLES.items),
  ...prefixed('menu_link_content', MENU_BUNDLES),
  ...LOCALE_CODES.map((code): [string, Fields] => [`config_pages--lightbox_${code}`, LIGHTBOX_FIELDS]),
  ...VOCABULARIES.map((name): [string, Fields] => [`taxonomy_term--${name}`, noFields]),
  ['media--image', noFields],
  ['media--video', noFields],
  ['file--file', noFields],
  ['dealer--dealer', noFields],
]);

/** The fields of a type; empty for an unknown one. */
export function getFields(type: string): Fields {
  return FIELDS_BY_TYPE.get(type) ?? noFields;
}

/** Relationships of each kind of entity, with the types that an `include` may follow (none: named only). */
const BASE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  node: { node_type: [], revision_uid: [], uid: [] },
  paragraph: { paragraph_type: [] },
  media: { bundle: [], revision_user: [], uid: [], thumbnail: ['file--file'] },
  file: { uid: [] },
  taxonomy_term: { vid: [], revision_user: [], parent: [], content_translation_uid: [] },
  menu_link_content: { revision_user: [], content_translation_uid: [] },
};

const MEDIA_FILE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'media--image': { field_media_image: ['file--file'] },
  'media--video': { field_media_video_file: ['file--file'] },
};

/** Relationships of a JSON:API type by name, each with its target types. */
export function relationshipTargets(type: string): Record<string, readonly string[]> {
  const [entity = ''] = type.split('--');
  const ofFields = Object.entries(getFields(type)).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'paragraphs'
      ? [[`field_${name}`, name === 'blocks' ? [...field.targets, ...BRAND_BLOCK_TYPES] : field.targets]]
      : [],
  );
  return { ...BASE[entity], ...MEDIA_FILE[type], ...Object.fromEntries(ofFields) };
}
