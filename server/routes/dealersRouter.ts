import { Router } from 'express';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { LOCATOR_KINDS } from '../../schemas/parts/locatorKind.ts';
import { NotFoundError } from '../http/errors.ts';
import { type Located, locatorList } from '../pages/locator/locatorList.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';
import { getDealerTitle } from '../services/dealers/segments.ts';
import { jsonErrors } from './jsonErrors.ts';
import { type Packed, packText, sendPacked } from './sendPacked.ts';

const NO_SUCH_LIST = 'There is no list of this kind and language';
/** Four decimals are some ten metres. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

const toPoint = (entry: Located) => [
  entry.accountId,
  round(entry.latitude),
  round(entry.longitude),
  getDealerTitle(entry),
];

/**
 * GET /api/dealers/<kind>/<locale>.json: every point of a map, `[[id, latitude, longitude, title], …]`, short because
 * there may be ten thousand. Without query, so that it can be a file on a static host.
 */
export function dealersRouter({ dealers }: { dealers: DealerService }): Router {
  const written = createMemo<Promise<Packed>>();
  return Router({ strict: true, caseSensitive: true })
    .get('/api/dealers/:kind/:locale.json', async (request, response, next) => {
      const { params } = request;
      const kind = LOCATOR_KINDS.find((known) => known === params.kind);
      const locale = LOCALE_CODES.find((code) => code === params.locale);
      if (!kind || !locale) return next(new NotFoundError(NO_SUCH_LIST));
      const { entries } = locatorList(await dealers.dealers(), kind, locale);
      const points = written(entries, 'points', () => packText(JSON.stringify(entries.map(toPoint))));
      sendPacked(request, response, 'json', await points);
    })
    .use(
      jsonErrors({ event: 'list-failed', message: 'This list cannot be had now', notFound: NO_SUCH_LIST }),
    );
}
