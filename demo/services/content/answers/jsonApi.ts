import type { Locale } from '../../../../locales/locales.ts';
import type { Entity } from '../Entity.ts';
import { FIELDS_BY_TYPE } from '../model/bundles.ts';
import { parseQuery, type Query, QueryError } from '../query/parseQuery.ts';
import { type Reader, refusal } from '../query/refusal.ts';
import { checkIncludes, resolveIncludes } from '../query/resolveIncludes.ts';
import { selectRows } from '../query/selectRows.ts';
import type { DemoSite } from '../resources/DemoSite.ts';
import { type Resource, resourceUrl } from '../resources/Resource.ts';
import {
  type ContentResponse,
  errorAnswer,
  htmlNotFound,
  jsonApiAnswer,
  Omitted,
  ownUrl,
  pageLinks,
} from './ContentResponse.ts';

/** A call to the content service, without the language prefix of its path. */
export interface Call {
  site: DemoSite;
  locale: Locale;
  /** As requested, prefix and query included. */
  url: URL;
  /** Path without language prefix. */
  path: string;
  reader: Reader;
}

/** The resource of an entity for this reader; without access nothing, and a note in `omitted`. */
function readable({ site, locale, reader }: Call, entity: Entity, omitted: Omitted): Resource[] {
  const detail = refusal(entity, locale, reader);
  if (detail === undefined) return [site.resource(entity, locale)];
  omitted.add(resourceUrl(site.facts, entity.type, entity.id, locale), detail);
  return [];
}

/** The members of a document besides `data` and `links`. */
function includedMember(call: Call, roots: readonly Resource[], query: Query, omitted: Omitted) {
  const included = resolveIncludes(roots, query.include, (type, id) => {
    const entity = call.site.find(type, id);
    return entity === undefined ? undefined : readable(call, entity, omitted)[0];
  });
  return included.length === 0
    ? {}
    : { included: included.map((resource) => sparse(resource, query.fields)) };
}

function collectionAnswer(call: Call, type: string, query: Query): ContentResponse {
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
  const entity = site.find(type, id);
  if (entity === undefined) {
    const path = `/jsonapi/${kind}/${bundle}/{entity}`;
    const detail = `The "entity" parameter was not converted for the path "${path}" (route name: "jsonapi.${type}.individual")`;
    return errorAnswer(404, detail, via);
  }
  const detail = refusal(entity, locale, reader);
  if (detail !== undefined) return errorAnswer(403, detail, via);
  const root = site.resource(entity, locale);
  const omitted = new Omitted();
  const included = includedMember(call, [root], query, omitted);
  return jsonApiAnswer(200, {
    data: sparse(root, query.fields),
    ...included,
    ...omitted.meta(),
    links: { self: { href: ownUrl(site.facts.origin, url) } },
  });
}

/** Answers `/jsonapi/{entity}/{bundle}` and `/jsonapi/{entity}/{bundle}/{uuid}`. */
export function jsonApi(call: Call): ContentResponse {
  const [kind = '', bundle = '', id, ...rest] = call.path.split('/').slice(2);
  const type = `${kind}--${bundle}`;
  if (!FIELDS_BY_TYPE.has(type) || rest.length > 0) return htmlNotFound();
  try {
    const query = parseQuery(call.url.searchParams);
    checkIncludes(type, query.include);
    return id === undefined ? collectionAnswer(call, type, query) : individualAnswer(call, type, id, query);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return errorAnswer(error.status, error.message, ownUrl(call.site.facts.origin, call.url));
  }
}

type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

function pick<T>(
  record: Record<string, T> | undefined,
  names: ReadonlySet<string>,
): Record<string, T> | undefined {
  const kept = Object.entries(record ?? {}).filter(([name]) => names.has(name));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** A resource with only the requested fields of its type; an empty member is left out. */
function sparse(resource: Resource, wanted: Wanted): Resource {
  const names = wanted.get(resource.type);
  if (names === undefined) return resource;
  const attributes = pick(resource.attributes, names);
  const relationships = pick(resource.relationships, names);
  return {
    type: resource.type,
    id: resource.id,
    links: resource.links,
    ...(attributes === undefined ? {} : { attributes }),
    ...(relationships === undefined ? {} : { relationships }),
  };
}
