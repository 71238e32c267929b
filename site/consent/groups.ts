/**
 * Groups of cookies by OneTrust's ids (docs/decisions/2026-11-21-consent-groups.md). The embedded manager asks for
 * audience measurement and for videos; OneTrust may ask for more.
 */
export const NECESSARY = 'C0001';
export const PERFORMANCE = 'C0002';
/** The analytics group of this site: withdrawing it reloads the page (behaviour §12.3). */
export const ANALYTICS = 'C0003';
export const TARGETING = 'C0004';
/** Videos and virtual tours embedded in pages (behaviour §12.2). */
export const VIDEO = 'C0005';

/** Accepted groups by id; an absent group is not accepted. */
export type ConsentGroups = Readonly<Record<string, boolean>>;

export interface Consent {
  /** Whether the visitor has answered; until then the defaults hold. */
  isAnswered: boolean;
  groups: ConsentGroups;
}

/** Ids of the accepted groups, in order; the necessary group is always among them. */
export function activeGroups(groups: ConsentGroups): string[] {
  return Object.entries({ ...groups, [NECESSARY]: true })
    .flatMap(([id, isAgreed]) => (isAgreed ? [id] : []))
    .sort();
}

/** Whether a group was accepted before and is not any longer. */
export function isWithdrawn(before: Consent | undefined, after: Consent, group: string): boolean {
  return before?.groups[group] === true && after.groups[group] !== true;
}
