import { activeGroups, type Consent } from './groups.ts';
import { GROUPS_UPDATED } from './OneTrust.ts';
import { parseConsent } from './parseConsent.ts';

const POLL_MS = 1000;

const fingerprint = ({ isAnswered, groups }: Consent): string => `${isAnswered} ${activeGroups(groups)}`;

/**
 * Reads the consent cookie at once, then on each event of the manager and every second (behaviour §12.3): another tab
 * may have changed it, and a OneTrust that an ad blocker has broken sends no events.
 *
 * @param onChange called with the first state and with each different one.
 * @returns a function that stops watching.
 */
export function watchConsent(onChange: (consent: Consent) => void): () => void {
  let known: string | undefined;
  const look = () => {
    const consent = parseConsent(document.cookie);
    const found = fingerprint(consent);
    if (found === known) return;
    known = found;
    onChange(consent);
  };
  look();
  const timer = setInterval(look, POLL_MS);
  window.addEventListener(GROUPS_UPDATED, look);
  return () => {
    clearInterval(timer);
    window.removeEventListener(GROUPS_UPDATED, look);
  };
}
