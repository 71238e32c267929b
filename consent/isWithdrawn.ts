import type { Consent } from './groups.ts';

/** Whether something that had been agreed to is agreed to no longer. */
export function isWithdrawn(before: Consent | undefined, after: Consent, group: string): boolean {
  return before?.groups[group] === true && after.groups[group] !== true;
}
