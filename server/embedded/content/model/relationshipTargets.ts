import { fieldsOf } from './bundles.ts';

/** Relationships that come with the kind of entity, with the types an `include` may follow (none: named only). */
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

/** Relationships of a JSON:API type by name, each with the types it may lead to. */
export function relationshipTargets(type: string): Record<string, readonly string[]> {
  const [entity = ''] = type.split('--');
  const ofFields = Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'paragraphs' ? [[`field_${name}`, field.targets]] : [],
  );
  return { ...BASE[entity], ...MEDIA_FILE[type], ...Object.fromEntries(ofFields) };
}
