import { readCookie } from './readCookie.ts';

/** Decodes what an address's query may hold, and never throws. */
const decode = (text: string): string => new URLSearchParams(`text=${text}`).get('text') ?? '';

/**
 * OneTrust's record, the cookie `OptanonConsent`: a query string, which some stacks encode once more, either as a
 * whole or but for its separators.
 */
export function readRecord(cookies: string): URLSearchParams {
  const value = readCookie(cookies, 'OptanonConsent') ?? '';
  const record = new URLSearchParams(value.includes('=') ? value : decode(value));
  const groups = record.get('groups');
  if (groups?.includes('%')) record.set('groups', decode(groups));
  return record;
}
