import type { Choices } from './choices.ts';
import type { ConsentAction } from './onConsentButton.ts';

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
