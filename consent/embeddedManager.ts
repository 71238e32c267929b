import { announce } from './announce.ts';
import { closeBanner, showBanner } from './banner.ts';
import { type Choices, toChoices, toGroups } from './choices.ts';
import { createConsentId } from './createConsentId.ts';
import { createOneTrustFace } from './createOneTrustFace.ts';
import { decide } from './decide.ts';
import type { Consent } from './groups.ts';
import { type ConsentAction, onConsentButton } from './onConsentButton.ts';
import { oncePainted } from './oncePainted.ts';
import { readConsent } from './readConsent.ts';
import { setCookies } from './setCookies.ts';
import { closeSettings, isSettingsOpen, openSettings, readTicked } from './settings.ts';
import { confirmRefusal } from './showRefusal.ts';
import { watchConsent } from './watchConsent.ts';
import { writeConsent } from './writeConsent.ts';

const read = (): Consent => readConsent(document.cookie);

/** The settings first: closing them gives focus back to the banner, if that has opened them. */
const close = (): void => {
  closeSettings();
  closeBanner();
};

const answer = (choices: Choices): void => {
  close();
  setCookies(
    writeConsent(document.cookie, toGroups(choices), {
      now: new Date(),
      isGpc: navigator.globalPrivacyControl === true,
      isHttps: location.protocol === 'https:',
      newId: createConsentId(),
    }),
  );
  announce(read().groups, 'answered');
};

const act = (action: ConsentAction, event?: Event): void => {
  // What the button's attributes would have the browser do is done here, also where the browser does not know them.
  event?.preventDefault();
  const current = toChoices(read().groups);
  const choices = decide(action, current, readTicked());
  if (!choices) {
    openSettings(current);
    return;
  }
  answer(choices);
  if (action === 'refuse-audience') confirmRefusal(read);
};

/** Asks for consent with the site's own banner and settings, and stands in for OneTrust. */
export function startEmbeddedManager(): void {
  onConsentButton(act);
  window.OneTrust = createOneTrustFace(
    {
      read,
      accept: () => act('accept'),
      refuse: () => act('refuse'),
      change: (groups) => answer(toChoices({ ...read().groups, ...groups })),
      toggleSettings: () => (isSettingsOpen() ? closeSettings() : act('settings')),
      close,
      showBanner,
    },
    window,
  );
  announce(read().groups, 'loaded');
  // The page first, then what is asked of the visitor. An answer given in another tab counts here too.
  oncePainted(() => watchConsent(({ isAnswered }) => (isAnswered ? closeBanner() : showBanner())));
}
