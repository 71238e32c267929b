import type { Locale } from '../../../../locales/locales.ts';
import type { Entity } from '../Entity.ts';
import { FIELDS_BY_TYPE } from '../model/bundles.ts';
import { ownUrl, pageLinks } from '../query/links.ts';
import { parseQuery, type Query } from '../query/parseQuery.ts';
import { QueryError } from '../query/QueryError.ts';
import { type Reader, refusal } from '../query/refusal.ts';
import { checkIncludes, resolveIncludes } from '../query/resolveIncludes.ts';
import { selectRows } from '../query/selectRows.ts';
import { sparse } from '../query/sparse.ts';
import { type Resource, resourceUrl } from '../resources/Resource.ts';
import type { Site } from '../resources/Site.ts';
import { type Answer, htmlNotFound, jsonApiAnswer } from './Answer.ts';
import { Omitted } from './Omitted.ts';

/** A call to the content service, with the language prefix taken off its path. */
export interface Call {
  site: Site;
  locale: Locale;
  /** As it was asked, prefix and query included. */
  url: URL;
  /** Path without language prefix. */
  path: string;
  reader: Reader;
}

/** The resource of an entity for this reader, or nothing with a note about it in `omitted`. */
function readable({ site, locale, reader }: Call, entity: Entity, omitted: Omitted): Resource[] {
  const detail = refusal(entity, locale, reader);
  if (detail === undefined) return [site.resource(entity, locale)];
  omitted.add(resourceUrl(site.facts, entity.type, entity.id, locale), detail);
  return [];
}

/** The members a document gets besides `data` and `links`. */
function includedMember(call: Call, roots: readonly Resource[], query: Query, omitted: Omitted) {
  const included = resolveIncludes(roots, query.include, (type, id) => {
    const entity = call.site.find(type, id);
    return entity === undefined ? undefined : readable(call, entity, omitted)[0];
  });
  return included.length === 0
    ? {}
    : { included: included.map((resource) => sparse(resource, query.fields)) };
}

function collectionAnswer(call: Call, type: string, query: Query): Answer {
  const { site, locale, url } = call;
  const rows = selectRows(site, type, locale, query);
  const omitted = new Omitted();
  // Drupal cuts the page before it looks at access: a page may hold fewer than its size and still have a next one.
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

function individualAnswer(call: Call, type: string, id: string, query: Query): Answer {
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
export function jsonApi(call: Call): Answer {
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

const TITLES: Readonly<Record<number, { title: string; section: string }>> = {
  400: { title: 'Bad Request', section: '10.4.1' },
  403: { title: 'Forbidden', section: '10.4.4' },
  404: { title: 'Not Found', section: '10.4.5' },
  405: { title: 'Method Not Allowed', section: '10.4.6' },
  500: { title: 'Internal Server Error', section: '10.5.1' },
};

/** A JSON:API error document in Drupal's shape; `via` is the address that was asked for. */
function errorAnswer(status: number, detail: string, via: string): Answer {
  const { title, section } = TITLES[status] ?? { title: 'Error', section: '10' };
  const error = {
    title,
    status: String(status),
    detail,
    links: {
      via: { href: via },
      info: { href: `https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec${section}` },
    },
    ...(status === 403 ? { source: { pointer: '/data' } } : {}),
  };
  return jsonApiAnswer(status, { errors: [error] });
}
