import { UpstreamError } from '../../errors.ts';
import { isRecord } from '../../isRecord.ts';
import type { Document, RawResource } from './Document.ts';
import { readIdentifier } from './readIdentifier.ts';

/**
 * Reads the outline of a JSON:API document; what the fields hold is checked later, field by field.
 *
 * @throws UpstreamError when it has no outline of a JSON:API document.
 */
export function readDocument(body: unknown): Document {
  if (!isRecord(body) || !('data' in body)) throw notJsonApi('has no data');
  const { data, included, links, meta } = body;
  const next = href(links, 'next');
  const host = hostOf(links);
  return {
    data: (Array.isArray(data) ? data : [data]).map(readResource),
    included: Array.isArray(included) ? included.map(readResource) : [],
    omitted: isRecord(meta) && meta.omitted !== undefined,
    ...(next !== undefined && { next }),
    ...(host !== undefined && { host }),
  };
}

function readResource(value: unknown): RawResource {
  const identifier = readIdentifier(value);
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

function hostOf(links: unknown): string | undefined {
  const self = href(links, 'self');
  return self === undefined ? undefined : URL.parse(self)?.host;
}

const notJsonApi = (fault: string) =>
  new UpstreamError(`The content service sent JSON that is not JSON:API: it ${fault}`);
