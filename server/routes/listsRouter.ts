import { type ErrorRequestHandler, Router } from 'express';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Content } from '../content/Content.ts';
import { statusOf } from '../errors.ts';
import { COLLECTION_NAMES, loadCollection } from '../lists/loadCollection.ts';
import { currentRequest } from '../requestContext.ts';

const KEPT = 'public, max-age=60';

/** Whoever asked is a script: the answer is JSON, the cause goes to the log. */
const listErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = statusOf(error);
  currentRequest()?.log.error({ event: 'list-failed', err: error }, 'A list could not be had');
  if (status === 503) response.set('Retry-After', '10');
  response.status(status).set('Cache-Control', 'no-store').json({ message: 'This list cannot be had now' });
};

/** GET /api/lists/<name>?locale=<code>: a whole list of the shared state, for parts that need one in the browser. */
export function listsRouter({ content }: { content: Content }): Router {
  return Router({ strict: true, caseSensitive: true })
    .get('/api/lists/:name', async ({ params, query }, response) => {
      const name = COLLECTION_NAMES.find((known) => known === params.name);
      const locale = LOCALE_CODES.find((code) => code === query.locale);
      if (!name || !locale) {
        const message = name ? 'The query names no language of the site' : 'There is no list of this name';
        response
          .status(name ? 400 : 404)
          .set('Cache-Control', 'no-store')
          .json({ message });
        return;
      }
      const list = await loadCollection(content, name, locale);
      response.set('Cache-Control', KEPT).json(list);
    })
    .use(listErrors);
}
