/**
 * Groups of cookies by OneTrust's ids (docs/decisions/2026-11-21-consent-groups.md). The embedded manager asks for
 * audience measurement and for films; OneTrust may ask for more.
 */
export const NECESSARY = 'C0001';
export const PERFORMANCE = 'C0002';
/** The analytics group of this site: withdrawing it reloads the page (behaviour §12.3). */
export const ANALYTICS = 'C0003';
export const TARGETING = 'C0004';
/** Films and virtual tours that play inside our pages (behaviour §12.2). */
export const VIDEO = 'C0005';

/** What a visitor has agreed to, by group id; a group that is not named was not agreed to. */
export type ConsentGroups = Readonly<Record<string, boolean>>;

export interface Consent {
  /** Whether the visitor has answered the banner; until then only the defaults hold. */
  isAnswered: boolean;
  groups: ConsentGroups;
}

/** The ids of what has been agreed to, in order; what is necessary nobody is asked for. */
export function activeGroups(groups: ConsentGroups): string[] {
  return Object.entries({ ...groups, [NECESSARY]: true })
    .flatMap(([id, isAgreed]) => (isAgreed ? [id] : []))
    .sort();
}

/** Whether something that had been agreed to is agreed to no longer. */
export function isWithdrawn(before: Consent | undefined, after: Consent, group: string): boolean {
  return before?.groups[group] === true && after.groups[group] !== true;
}
