import { findVersion } from '../drafts/findVersion.ts';
import { withVersionLinks } from '../drafts/withVersionLinks.ts';
import { FIELDS_BY_TYPE } from '../model/bundles.ts';
import { parseQuery, type Query, QueryError } from '../query/parseQuery.ts';
import { refusal } from '../query/refusal.ts';
import { checkIncludes } from '../query/resolveIncludes.ts';
import { selectRows } from '../query/selectRows.ts';
import type { Call } from './Call.ts';
import {
  type ContentResponse,
  errorAnswer,
  htmlNotFound,
  jsonApiAnswer,
  Omitted,
  ownUrl,
  pageLinks,
} from './ContentResponse.ts';
import { includedMember, readable, sparse } from './documentMembers.ts';
import { relatedAnswer } from './relatedAnswer.ts';

/** Lists have no single revision, and no filters but on what is published. */
function refuseVersion({ version, filters }: Query): void {
  if (version && 'id' in version) {
    const known = 'rel:latest-version, rel:working-copy';
    throw new QueryError(
      400,
      `Collection resources only support the following resource version identifiers: ${known}`,
    );
  }
  if (version && filters.length > 0) {
    const why = 'because a secure Drupal core API does not yet exist to do so';
    throw new QueryError(
      501,
      `JSON:API does not support filtering on revisions other than the latest version ${why}.`,
    );
  }
}

function collectionAnswer(call: Call, type: string, query: Query): ContentResponse {
  refuseVersion(query);
  const { site, locale, url } = call;
  const rows = selectRows(site, type, locale, query);
  const omitted = new Omitted();
  // Drupal pages before it checks access: a page may be incomplete and still have a next one.
  const { offset, limit } = query;
  const roots = rows.slice(offset, offset + limit).flatMap((entity) => readable(call, entity, omitted));
  const included = includedMember(call, roots, query, omitted);
  return jsonApiAnswer(200, {
    data: roots.map((resource) => sparse(resource, query.fields)),
    ...included,
    ...omitted.meta(),
    links: pageLinks(site.facts.origin, url, { offset, limit, total: rows.length }),
  });
}

function individualAnswer(call: Call, type: string, id: string, query: Query): ContentResponse {
  const { site, locale, reader, url } = call;
  const [kind = '', bundle = ''] = type.split('--');
  const via = `${site.facts.origin}${url.pathname}`;
  const { version } = query;
  const found = findVersion(call, type, id, version);
  if ('detail' in found) return errorAnswer(found.status, found.detail, via);
  const { entity } = found;
  if (entity === undefined) {
    const path = `/jsonapi/${kind}/${bundle}/{entity}`;
    const detail = `The "entity" parameter was not converted for the path "${path}" (route name: "jsonapi.${type}.individual")`;
    return errorAnswer(404, detail, via);
  }
  const detail = refusal(entity, locale, reader);
  if (detail !== undefined) return errorAnswer(403, detail, via);
  const root = withVersionLinks(call, found.site, entity);
  const omitted = new Omitted();
  const included = includedMember(call, [root], query, omitted);
  return jsonApiAnswer(200, {
    data: sparse(root, query.fields),
    ...included,
    ...omitted.meta(),
    links: { self: { href: ownUrl(site.facts.origin, url) } },
  });
}

/** Answers `/jsonapi/{entity}/{bundle}`, `…/{uuid}` and `…/{uuid}/{field}`. */
export function jsonApi(call: Call): ContentResponse {
  const [kind = '', bundle = '', id, ...rest] = call.path.split('/').slice(2);
  const type = `${kind}--${bundle}`;
  const [field, ...more] = rest;
  if (!FIELDS_BY_TYPE.has(type) || more.length > 0) return htmlNotFound();
  try {
    const query = parseQuery(call.url.searchParams);
    if (id !== undefined && field !== undefined) return relatedAnswer(call, { type, id, field }, query);
    checkIncludes(type, query.include);
    return id === undefined ? collectionAnswer(call, type, query) : individualAnswer(call, type, id, query);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return errorAnswer(error.status, error.message, ownUrl(call.site.facts.origin, call.url));
  }
}
