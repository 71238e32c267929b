import type { ConsentGroups } from './groups.ts';
import { parseConsent, parseConsentRecord } from './parseConsent.ts';

/** Inputs besides the answer; parameters, so that the same input always gives the same cookies. */
interface ConsentContext {
  now: Date;
  /** The browser's opt-out signal: `navigator.globalPrivacyControl`. */
  isGpc: boolean;
  isHttps: boolean;
  /** Used for a first answer; later ones keep the existing id. */
  newId: string;
}

/** Lifetime of an answer in seconds. */
const ONE_YEAR_S = 365 * 24 * 60 * 60;
/** The version of OneTrust's script whose format this is. */
const VERSION = '202409.1.0';

/** `C0001:1,C0002:0`, as the record lists groups. */
function toGroupList(groups: ConsentGroups): string {
  return String(Object.entries(groups).map(([id, isAgreed]) => `${id}:${isAgreed ? 1 : 0}`));
}

/**
 * The cookies of an answer, in OneTrust's format.
 *
 * @param cookies `document.cookie`, for what stays the same from answer to answer.
 * @returns values to assign to `document.cookie`, one after the other.
 */
export function writeConsent(
  cookies: string,
  groups: ConsentGroups,
  { now, isGpc, isHttps, newId }: ConsentContext,
): string[] {
  const earlier = parseConsentRecord(cookies);
  const gpc = isGpc ? '1' : '0';
  const record = new URLSearchParams({
    isGpcEnabled: gpc,
    datestamp: String(now),
    version: VERSION,
    browserGpcFlag: gpc,
    isIABGlobal: 'false',
    hosts: '',
    consentId: earlier.get('consentId') || newId,
    interactionCount: String((Number(earlier.get('interactionCount')) || 0) + 1),
    isAnonUser: '1',
    landingPath: 'NotLandingPage',
    groups: toGroupList(groups),
    AwaitingReconsent: 'false',
  });
  const attributes = `; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return [`OptanonConsent=${record}${attributes}`, `OptanonAlertBoxClosed=${now.toISOString()}${attributes}`];
}

/**
 * OneTrust's record with some groups withdrawn and everything else as it was.
 *
 * @param cookies `document.cookie`.
 * @returns the cookie `OptanonConsent` to set, without its `Domain`.
 */
export function withdrawInRecord(cookies: string, withdrawn: readonly string[]): string {
  const record = parseConsentRecord(cookies);
  const groups = { ...parseConsent(cookies).groups };
  for (const group of withdrawn) groups[group] = false;
  record.set('groups', toGroupList(groups));
  return `OptanonConsent=${record}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}
