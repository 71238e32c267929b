import { getCookie } from './getCookie.ts';
import type { Consent, ConsentGroups } from './groups.ts';

/** Decodes a query value; never throws. */
const decode = (text: string): string => new URLSearchParams(`text=${text}`).get('text') ?? '';

/**
 * OneTrust's record, the cookie `OptanonConsent`: a query string, which some stacks encode once more, either entirely
 * or without its separators.
 */
export function parseConsentRecord(cookies: string): URLSearchParams {
  const value = getCookie(cookies, 'OptanonConsent') ?? '';
  const record = new URLSearchParams(value.includes('=') ? value : decode(value));
  const groups = record.get('groups');
  if (groups?.includes('%')) record.set('groups', decode(groups));
  return record;
}

/** `C0001:1,C0002:0` in any order; the id is everything before the last colon. */
export const parseGroupList = (groups: string): ConsentGroups =>
  Object.fromEntries(
    groups.split(',').flatMap((group) => {
      const colon = group.lastIndexOf(':');
      return colon > 0 ? [[group.slice(0, colon), group.slice(colon + 1) === '1']] : [];
    }),
  );

/**
 * What a visitor has agreed to, from the cookies of OneTrust or the embedded manager, which have the same format.
 *
 * @param cookies `document.cookie`.
 */
export function parseConsent(cookies: string): Consent {
  return {
    isAnswered: Boolean(getCookie(cookies, 'OptanonAlertBoxClosed')),
    groups: parseGroupList(parseConsentRecord(cookies).get('groups') ?? ''),
  };
}
