import { isRecord } from '../../../../schemas/isRecord.ts';
import { UpstreamError } from '../../../http/errors.ts';

/** A reference to a resource; `meta` belongs to the reference, not to the target (alt text, size). */
export interface Identifier {
  type: string;
  id: string;
  meta: Record<string, unknown>;
}

/** A resource with a valid outline; its values are not checked yet. */
export interface RawResource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  /** `data` of each relationship, as sent. */
  relationships: Record<string, unknown>;
}

/** Sizes of files in bytes, by their canonical path. */
export type FileSizes = Record<string, number>;

/** A JSON:API document without what the site never uses (links of fields and relationships). */
export interface Document {
  /** One entry for a single resource. */
  data: RawResource[];
  included: RawResource[];
  /** Whether something was left out for lack of permission. */
  omitted: boolean;
  /** URL of the next page of a collection. */
  next?: string;
  /** Host of the content service in its own URLs; may differ from the configured one. */
  host?: string;
  /** Sizes of the documents that it links to, as far as they are known; only of single pages. */
  fileSizes?: FileSizes;
}

/**
 * Parses the outline of a JSON:API document; fields are checked later, one by one.
 *
 * @throws UpstreamError for anything else.
 */
export function parseDocument(body: unknown): Document {
  if (!isRecord(body) || !('data' in body)) throw notJsonApi('has no data');
  const { data, included, links, meta } = body;
  const next = href(links, 'next');
  const host = getHost(links);
  return {
    data: (Array.isArray(data) ? data : [data]).map(parseResource),
    included: Array.isArray(included) ? included.map(parseResource) : [],
    omitted: isRecord(meta) && meta.omitted !== undefined,
    ...(next !== undefined && { next }),
    ...(host !== undefined && { host }),
  };
}

function parseResource(value: unknown): RawResource {
  const identifier = parseIdentifier(value);
  if (!identifier || !isRecord(value)) throw notJsonApi('holds a resource without type or id');
  const { attributes, relationships } = value;
  return {
    type: identifier.type,
    id: identifier.id,
    attributes: isRecord(attributes) ? attributes : {},
    relationships: isRecord(relationships) ? relationshipData(relationships) : {},
  };
}

const relationshipData = (relationships: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(relationships).map(([name, value]) => [name, isRecord(value) ? value.data : undefined]),
  );

function href(links: unknown, name: string): string | undefined {
  const link = isRecord(links) ? links[name] : undefined;
  const value = isRecord(link) ? link.href : link;
  return typeof value === 'string' ? value : undefined;
}

function getHost(links: unknown): string | undefined {
  const self = href(links, 'self');
  return self === undefined ? undefined : URL.parse(self)?.host;
}

const notJsonApi = (fault: string) =>
  new UpstreamError(`The content service sent JSON that is not JSON:API: it ${fault}`);

/** @returns undefined when the value is not a JSON:API resource identifier. */
export function parseIdentifier(value: unknown): Identifier | undefined {
  if (!isRecord(value)) return undefined;
  const { type, id, meta } = value;
  if (typeof type !== 'string' || typeof id !== 'string') return undefined;
  return { type, id, meta: isRecord(meta) ? meta : {} };
}

/** Attribute with the internal id of an entity, by entity type; default: `drupal_internal__id`. */
const NUMBER_FIELDS: Readonly<Record<string, string>> = {
  node: 'drupal_internal__nid',
  media: 'drupal_internal__mid',
  file: 'drupal_internal__fid',
  taxonomy_term: 'drupal_internal__tid',
};

const entityType = ({ type }: Pick<RawResource, 'type'>): string => type.split('--', 1)[0] ?? type;

/** The cache tags of one resource: Drupal's own (`node:12`), and for nodes one by their UUID. */
export function resourceTags(resource: RawResource): string[] {
  const entity = entityType(resource);
  const number = resource.attributes[NUMBER_FIELDS[entity] ?? 'drupal_internal__id'];
  return [
    ...(typeof number === 'number' ? [`${entity}:${number}`] : []),
    ...(entity === 'node' ? [`content:node:${resource.id}`] : []),
  ];
}

/** The cache tags of everything in a document: a changed alternative text changes only its media entity. */
export const documentTags = ({
  data,
  included,
}: {
  data: readonly RawResource[];
  included: readonly RawResource[];
}): string[] => [...new Set([...data, ...included].flatMap(resourceTags))];
