import { readConsent } from './readConsent.ts';
import { readRecord } from './readRecord.ts';
import { ONE_YEAR_S, toGroupList } from './writeConsent.ts';

/**
 * OneTrust's record with some groups withdrawn and everything else as it was.
 *
 * @param cookies `document.cookie`.
 * @returns the cookie `OptanonConsent` to set, without its `Domain`.
 */
export function withdrawInRecord(cookies: string, withdrawn: readonly string[]): string {
  const record = readRecord(cookies);
  const groups = { ...readConsent(cookies).groups };
  for (const group of withdrawn) groups[group] = false;
  record.set('groups', toGroupList(groups));
  return `OptanonConsent=${record}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}
