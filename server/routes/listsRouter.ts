import { Router } from 'express';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { NotFoundError } from '../http/errors.ts';
import { setSubresourceHeaders } from '../http/middleware/setSubresourceHeaders.ts';
import { loadSharedList, SHARED_LIST_NAMES } from '../pages/lists/loadSharedList.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';
import { jsonErrors } from './jsonErrors.ts';
import { type Packed, packText, sendPacked } from './sendPacked.ts';

const NO_SUCH_LIST = 'There is no list of this name and language';

/**
 * GET /api/lists/<name>/<locale>.json: a shared list of the forms. A browser loads it once
 * (site/browser/loadSharedLists.ts). Without query, so that it can be a file on a static host.
 */
export function listsRouter(services: { dealers: DealerService }): Router {
  const written = createMemo<Promise<Packed>>();
  return Router({ strict: true, caseSensitive: true })
    .get('/api/lists/:name/:locale.json', async (request, response, next) => {
      const { params } = request;
      const name = SHARED_LIST_NAMES.find((known) => known === params.name);
      const locale = LOCALE_CODES.find((code) => code === params.locale);
      if (!name || !locale) return next(new NotFoundError(NO_SUCH_LIST));
      const list = await loadSharedList(name, locale, services);
      setSubresourceHeaders(response);
      const packed = written(list, name, () => packText(JSON.stringify(list)));
      sendPacked(request, response, 'json', await packed);
    })
    .use(
      jsonErrors({ event: 'list-failed', message: 'This list cannot be had now', notFound: NO_SUCH_LIST }),
    );
}
