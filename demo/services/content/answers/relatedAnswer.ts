import { findVersion } from '../drafts/findVersion.ts';
import { withVersionLinks } from '../drafts/withVersionLinks.ts';
import type { Query } from '../query/parseQuery.ts';
import { refusal } from '../query/refusal.ts';
import { checkIncludes } from '../query/resolveIncludes.ts';
import type { Call } from './Call.ts';
import {
  type ContentResponse,
  errorAnswer,
  htmlNotFound,
  jsonApiAnswer,
  Omitted,
  ownUrl,
} from './ContentResponse.ts';
import { includedMember } from './documentMembers.ts';

/** The resources that a field refers to, in the revisions that the asked one refers to. */
export function relatedAnswer(
  call: Call,
  { type, id, field }: { type: string; id: string; field: string },
  query: Query,
): ContentResponse {
  const { site, locale, url, reader } = call;
  const via = `${site.facts.origin}${url.pathname}`;
  const found = findVersion(call, type, id, query.version);
  if ('detail' in found) return errorAnswer(found.status, found.detail, via);
  const name = field.replace(/^field_/, '');
  const targets = found.entity?.values.paragraphs[name] ?? found.entity?.values.references[name];
  if (found.entity === undefined || targets === undefined) return htmlNotFound();
  const types = [...new Set(targets.map((target) => target.type))];
  for (const target of types) checkIncludes(target, query.include);
  const omitted = new Omitted();
  const entities = targets.flatMap((target) => found.site.find(target.type, String(target.id)) ?? []);
  const roots = entities
    .filter((entity) => refusal(entity, locale, reader) === undefined)
    .map((entity) => withVersionLinks(call, found.site, entity));
  const included = includedMember(call, roots, query, omitted);
  return jsonApiAnswer(200, {
    data: roots,
    ...included,
    ...omitted.meta(),
    links: { self: { href: ownUrl(site.facts.origin, url) } },
  });
}
