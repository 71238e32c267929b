import { type ConsentGroups, NECESSARY } from './groups.ts';

/** The ids of what has been agreed to, in order; what is necessary nobody is asked for. */
export function activeGroups(groups: ConsentGroups): string[] {
  return Object.entries({ ...groups, [NECESSARY]: true })
    .flatMap(([id, isAgreed]) => (isAgreed ? [id] : []))
    .sort();
}
