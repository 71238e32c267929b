import { getCookie } from './getCookie.ts';
import type { Consent, ConsentGroups } from './groups.ts';

/** Decodes what an address's query may hold, and never throws. */
const decode = (text: string): string => new URLSearchParams(`text=${text}`).get('text') ?? '';

/**
 * OneTrust's record, the cookie `OptanonConsent`: a query string, which some stacks encode once more, either as a
 * whole or but for its separators.
 */
export function parseConsentRecord(cookies: string): URLSearchParams {
  const value = getCookie(cookies, 'OptanonConsent') ?? '';
  const record = new URLSearchParams(value.includes('=') ? value : decode(value));
  const groups = record.get('groups');
  if (groups?.includes('%')) record.set('groups', decode(groups));
  return record;
}

/** `C0001:1,C0002:0` in any order; what stands before the last colon is the id, whoever chose it. */
export const parseGroupList = (groups: string): ConsentGroups =>
  Object.fromEntries(
    groups.split(',').flatMap((group) => {
      const colon = group.lastIndexOf(':');
      return colon > 0 ? [[group.slice(0, colon), group.slice(colon + 1) === '1']] : [];
    }),
  );

/**
 * What a visitor has agreed to, from OneTrust's cookies or the embedded manager's, which are the same.
 *
 * @param cookies `document.cookie`.
 */
export function parseConsent(cookies: string): Consent {
  return {
    isAnswered: Boolean(getCookie(cookies, 'OptanonAlertBoxClosed')),
    groups: parseGroupList(parseConsentRecord(cookies).get('groups') ?? ''),
  };
}
