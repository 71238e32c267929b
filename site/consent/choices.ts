import { ANALYTICS, type ConsentGroups, NECESSARY, PERFORMANCE, TARGETING, VIDEO } from './groups.ts';
import type { ConsentAction } from './onConsentButton.ts';

/** What the embedded manager asks for; the keys are the names of its checkboxes. */
export interface Choices {
  /** Audience measurement: two of OneTrust's groups, accepted together. */
  audience: boolean;
  video: boolean;
}

/** The site has no advertising: its group is never asked for and never granted. */
export function toGroups({ audience, video }: Choices): ConsentGroups {
  return {
    [NECESSARY]: true,
    [PERFORMANCE]: audience,
    [ANALYTICS]: audience,
    [TARGETING]: false,
    [VIDEO]: video,
  };
}

/** Checked boxes for the accepted groups. */
export function toChoices(groups: ConsentGroups): Choices {
  return {
    audience: groups[PERFORMANCE] === true && groups[ANALYTICS] === true,
    video: groups[VIDEO] === true,
  };
}

/**
 * Choices after a button was pressed; undefined when it decides nothing yet.
 *
 * @param current accepted so far.
 * @param ticked the checkboxes of the settings.
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
