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

const find = () => document.querySelector<HTMLElement>('[data-consent-refused]');

/**
 * Shows under the footer's button that measurement is off: once the visitor has answered the banner of either manager,
 * or has pressed that button, which does not answer OneTrust's banner.
 */
export function showRefusal({ isAnswered, groups }: Consent): void {
  const words = find();
  const isRefused = isAnswered || tryStorage((storage) => storage.getItem(REFUSED)) === 'yes';
  if (words) words.hidden = !isRefused || toChoices(groups).audience;
}

/**
 * Confirms the button's action. The text is removed and put back, since screen readers announce a status message
 * (ARIA, role `status`) when it changes, and it may be there already.
 */
export function confirmRefusal(): void {
  tryStorage((storage) => storage.setItem(REFUSED, 'yes'));
  const words = find();
  if (words) words.hidden = true;
  setTimeout(() => showRefusal(parseConsent(document.cookie)));
}
