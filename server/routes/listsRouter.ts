import { Router } from 'express';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Content } from '../content/Content.ts';
import { COLLECTION_NAMES, fetchCollection } from '../lists/fetchCollection.ts';
import { jsonErrors } from './jsonErrors.ts';

const KEPT = 'public, max-age=60';
const NO_SUCH_LIST = 'There is no list of this name';

/** GET /api/lists/<name>?locale=<code>: a whole list of the shared state, for parts that need one in the browser. */
export function listsRouter({ content }: { content: Content }): Router {
  return Router({ strict: true, caseSensitive: true })
    .get('/api/lists/:name', async ({ params, query }, response) => {
      const name = COLLECTION_NAMES.find((known) => known === params.name);
      const locale = LOCALE_CODES.find((code) => code === query.locale);
      if (!name || !locale) {
        const message = name ? 'The query names no language of the site' : NO_SUCH_LIST;
        response
          .status(name ? 400 : 404)
          .set('Cache-Control', 'no-store')
          .json({ message });
        return;
      }
      const list = await fetchCollection(content, name, locale);
      response.set('Cache-Control', KEPT).json(list);
    })
    .use(
      jsonErrors({
        event: 'list-failed',
        message: 'This list cannot be had now',
        notFound: NO_SUCH_LIST,
      }),
    );
}
