import { ANALYTICS, type ConsentGroups, NECESSARY, PERFORMANCE, TARGETING, VIDEO } from './groups.ts';
import type { ConsentAction } from './onConsentButton.ts';

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

/**
 * What a button answers, or undefined when it answers nothing yet.
 *
 * @param current what has been agreed to so far.
 * @param ticked what the checkboxes of the settings say.
 */
export function decide(action: ConsentAction, current: Choices, ticked: Choices): Choices | undefined {
  switch (action) {
    case 'accept':
      return { audience: true, video: true };
    case 'refuse':
      return { audience: false, video: false };
    case 'refuse-audience':
      return { ...current, audience: false };
    case 'save':
      return ticked;
    case 'settings':
      return undefined;
  }
}
