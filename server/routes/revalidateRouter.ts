import express, { type Request, type RequestHandler, Router } from 'express';
import type { Purger } from '../cache/purge/createPurger.ts';
import { isKnownTag, type Purge } from '../cache/purge/Purge.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { parseDraftPath } from '../preview/buildPreview.ts';
import { contentPath } from '../services/content/site-index/contentPath.ts';
import { getBearer, withHookSecret } from './withHookSecret.ts';

interface RevalidateOptions {
  secret: string;
  purge: Purger['purge'];
}

const MAX_BODY = '64kb';
const MAX_TAGS = 1000;

/** Addresses of Drupal's own pages, by which the next module names what was saved, and their cache tags. */
const EDIT_PAGES: readonly [RegExp, (id: string) => string][] = [
  [/^\/media\/(\d+)\/edit$/, (id) => `media:${id}`],
  [/^\/taxonomy\/term\/(\d+)$/, (id) => `taxonomy_term:${id}`],
  [/^\/admin\/structure\/menu\/item\/(\d+)\/edit$/, (id) => `menu_link_content:${id}`],
];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const split = (list: string): string[] => list.split(/[,|\s]+/).filter(Boolean);

/**
 * What a path of Drupal means for the caches: a page, or the entity whose form it is; a sentence where it means nothing.
 *
 * @param path decoded once, as the query has it; the module encodes twice.
 */
function toPurge(path: string): Purge | string {
  if (path === '') return 'The path is empty: what was saved has no page';
  const prefixless = path.replace(/^\/[a-z]{2}(-[a-z]{2})?(?=\/(media|taxonomy|admin)\/)/, '');
  for (const [pattern, toTag] of EDIT_PAGES) {
    const [, id] = pattern.exec(prefixless) ?? [];
    if (id !== undefined) return { tags: [toTag(id)] };
  }
  const place = parseDraftPath(path);
  if (!place) return 'The path is no page of this site';
  // A new page looks like a changed one: lists may show it.
  return { paths: [contentPath(place.path, place.locale)], tags: ['node_list'] };
}

/**
 * What stock modules of Drupal send when something is saved, beside POST /hooks/purge (docs/editors.md): GET
 * /api/revalidate of next, and the calls of purge_purger_http at /api/purge. Answered at once, since Drupal waits and
 * does not repeat; what means nothing to the site is a 200 that says why.
 */
export function revalidateRouter({ secret, purge }: RevalidateOptions): Router {
  /** The secret of next is in the query, which no log has. */
  const guard = withHookSecret(secret, (request) => text(request.query.secret) || getBearer(request));
  const start = (wanted: Purge): void => {
    const log = currentRequest()?.log;
    setImmediate(() =>
      purge(wanted).catch((err: unknown) =>
        log?.error({ event: 'purge-failed', err }, 'A purge did not reach every process'),
      ),
    );
  };
  const purgeTags = (tags: readonly string[]): object => {
    const unique = [...new Set(tags)].slice(0, MAX_TAGS);
    const known = unique.filter(isKnownTag);
    if (known.length > 0) start({ tags: known });
    const ignored = unique.filter((tag) => !isKnownTag(tag));
    return { tags: known, ...(ignored.length > 0 && { ignored }) };
  };

  const revalidate: RequestHandler = (request, response) => {
    const { path, tags } = request.query;
    if (tags !== undefined) return void response.json(purgeTags(split(text(tags))));
    const wanted = toPurge(text(path));
    if (typeof wanted === 'string') return void response.json({ ignored: wanted });
    start(wanted);
    response.json(wanted);
  };
  const purgeHttp: RequestHandler = (request, response) => {
    const { tags } = Object(request.body);
    const named = [text(request.query.tag), request.get('cache-tags') ?? '', text(tags)].flatMap(split);
    response.json(purgeTags(named));
  };
  const isPurgeCall = ({ method }: Request): boolean => method === 'PURGE' || method === 'POST';

  return Router({ strict: true, caseSensitive: true })
    .use(['/api/revalidate', '/api/purge'], (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .get('/api/revalidate', guard, revalidate)
    .all('/api/purge', (request, response, next) => {
      if (isPurgeCall(request)) return next();
      response.status(405).set('Allow', 'PURGE, POST').json({ message: 'PURGE or POST' });
    })
    .all('/api/purge', guard, express.json({ limit: MAX_BODY }), purgeHttp);
}
