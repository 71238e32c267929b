import type { RawResource } from './readDocument.ts';

/** The attribute that holds the number of an entity, by entity type; `drupal_internal__id` for all others. */
const NUMBER_FIELDS: Readonly<Record<string, string>> = {
  node: 'drupal_internal__nid',
  media: 'drupal_internal__mid',
  file: 'drupal_internal__fid',
  taxonomy_term: 'drupal_internal__tid',
};

const entityType = ({ type }: Pick<RawResource, 'type'>): string => type.split('--', 1)[0] ?? type;

/** The cache tags of one resource: Drupal's own (`node:12`), and for nodes one by their id. */
export function resourceTags(resource: RawResource): string[] {
  const entity = entityType(resource);
  const number = resource.attributes[NUMBER_FIELDS[entity] ?? 'drupal_internal__id'];
  return [
    ...(typeof number === 'number' ? [`${entity}:${number}`] : []),
    ...(entity === 'node' ? [`content:node:${resource.id}`] : []),
  ];
}

/** The cache tags of everything in a document: a changed alternative text is the change of a media entity. */
export const documentTags = ({
  data,
  included,
}: {
  data: readonly RawResource[];
  included: readonly RawResource[];
}): string[] => [...new Set([...data, ...included].flatMap(resourceTags))];
