import { toChoices } from './choices.ts';
import type { Consent } from './groups.ts';

/** Says under the footer's button that nobody is measured, once that has been answered; in whoever's banner. */
export function showRefusal({ isAnswered, groups }: Consent): void {
  const words = document.querySelector<HTMLElement>('[data-consent-refused]');
  if (words) words.hidden = !isAnswered || toChoices(groups).audience;
}
