import { activeGroups, type Consent } from './groups.ts';
import { GROUPS_UPDATED } from './OneTrust.ts';
import { parseConsent } from './parseConsent.ts';

const POLL_MS = 1000;

const fingerprint = ({ isAnswered, groups }: Consent): string => `${isAnswered} ${activeGroups(groups)}`;

/**
 * Reads the consent cookie at once, then whenever the manager says so and every second (behaviour §12.3): another tab
 * may have changed it, and a OneTrust that a blocker has crippled says nothing.
 *
 * @param onChange is called with the first reading and with each that differs in what was agreed to.
 * @returns what ends the watch.
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
