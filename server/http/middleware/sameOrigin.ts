import type { RequestHandler } from 'express';
import { LeadRefused } from '../../leads/LeadRefused.ts';

/** Whether a page of another site had its visitor's browser send this; what is no browser says nothing of it. */
const isForeign = (
  site: string | undefined,
  origin: string | undefined,
  host: string | undefined,
): boolean => {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host;
};

/** Refuses forms that pages of other sites send in a visitor's name (Fetch Metadata; Origin where a browser lacks it). */
export const sameOrigin: RequestHandler = (request, _response, next) => {
  const foreign = isForeign(request.get('sec-fetch-site'), request.get('origin'), request.host);
  next(foreign ? new LeadRefused('foreign', 'Forms of other sites are not taken') : undefined);
};
