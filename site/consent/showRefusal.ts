import { toChoices } from './choices.ts';
import type { Consent } from './groups.ts';
import { parseConsent } from './parseConsent.ts';

/**
 * Key in the session storage: the visitor has refused audience measurement with the footer's button in this session.
 */
const REFUSED = 'audience-refused';

/** Storage throws where the browser blocks it; then only the record in the cookie counts. */
function tryStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Shows in place of the footer's button that measurement is off: once the visitor has answered the banner of either
 * manager, or has pressed that button, which does not answer OneTrust's banner. Focus goes to the button that is left.
 */
export function showRefusal({ isAnswered, groups }: Consent): void {
  const [settings, words, button] = document.querySelectorAll<HTMLElement>('#footer [data-choice]');
  if (!settings || !button || !words) return;
  const isRefused = isAnswered || tryStorage((storage) => storage.getItem(REFUSED)) === 'yes';
  const hadFocus = button === document.activeElement;
  button.hidden = isRefused && !toChoices(groups).audience;
  words.hidden = !button.hidden;
  if (hadFocus && button.hidden) settings.focus();
}

/** Keeps that the button was pressed: under OneTrust no answer says so. */
export function confirmRefusal(): void {
  tryStorage((storage) => storage.setItem(REFUSED, 'yes'));
  showRefusal(parseConsent(document.cookie));
}
