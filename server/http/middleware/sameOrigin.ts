import type { RequestHandler } from 'express';
import { LeadRefused } from '../../leads/LeadRefused.ts';

/** Whether another site's page caused this request; other clients send no such header. */
const isForeign = (
  site: string | undefined,
  origin: string | undefined,
  host: string | undefined,
): boolean => {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host;
};

/** Rejects cross-site form posts (Fetch Metadata; Origin where a browser lacks it). */
export const sameOrigin: RequestHandler = (request, _response, next) => {
  const foreign = isForeign(request.get('sec-fetch-site'), request.get('origin'), request.host);
  next(foreign ? new LeadRefused('foreign', 'Forms of other sites are not taken') : undefined);
};
