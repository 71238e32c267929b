import { ANALYTICS, type ConsentGroups, NECESSARY, PERFORMANCE, TARGETING, VIDEO } from './groups.ts';

/** What the embedded manager asks; the keys are the names of its checkboxes. */
export interface Choices {
  /** Audience measurement: two of OneTrust's groups, which are agreed to together. */
  audience: boolean;
  video: boolean;
}

/** Nothing on this site is advertising: nobody is asked for it, and it is never granted. */
export function toGroups({ audience, video }: Choices): ConsentGroups {
  return {
    [NECESSARY]: true,
    [PERFORMANCE]: audience,
    [ANALYTICS]: audience,
    [TARGETING]: false,
    [VIDEO]: video,
  };
}

/** What is ticked for somebody who has agreed to these groups. */
export function toChoices(groups: ConsentGroups): Choices {
  return {
    audience: groups[PERFORMANCE] === true && groups[ANALYTICS] === true,
    video: groups[VIDEO] === true,
  };
}
