import type { Consent, ConsentGroups } from './groups.ts';
import { readCookie } from './readCookie.ts';
import { readRecord } from './readRecord.ts';

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
export function readConsent(cookies: string): Consent {
  return {
    isAnswered: Boolean(readCookie(cookies, 'OptanonAlertBoxClosed')),
    groups: parseGroupList(readRecord(cookies).get('groups') ?? ''),
  };
}
