import { isRecord } from '../../isRecord.ts';

/** What the router of the content service says stands at a path. */
export type RouterMatch =
  | { type: 'node'; bundle: string; id: string; number: string; isHome: boolean }
  /** `status` and `to` as sent. */
  | { type: 'redirect'; status: string; to: string }
  /** Something without a page on this site, such as a term. */
  | { type: 'other' };

/** @returns undefined when the answer is not one of the router's. */
export function readRouterAnswer(body: unknown): RouterMatch | undefined {
  if (!isRecord(body) || typeof body.resolved !== 'string') return undefined;
  if (Array.isArray(body.redirect) && body.redirect.length > 0) return readRedirect(body.redirect);
  const { entity } = body;
  if (!isRecord(entity)) return undefined;
  const { type, bundle, uuid, id: number } = entity;
  if (type !== 'node') return { type: 'other' };
  // Both become parts of an address.
  const usable =
    typeof bundle === 'string' && typeof uuid === 'string' && /^\w+ [\w-]+$/.test(`${bundle} ${uuid}`);
  return usable
    ? { type: 'node', bundle, id: uuid, number: String(number), isHome: body.isHomePath === true }
    : undefined;
}

/** A chain is followed at once: the first hop's status, the last hop's target (contract, Languages). */
function readRedirect(hops: unknown[]): RouterMatch | undefined {
  const first = hops[0];
  const last = hops.at(-1);
  if (!isRecord(first) || !isRecord(last) || typeof last.to !== 'string') return undefined;
  return { type: 'redirect', status: String(first.status), to: last.to };
}
