import { type Choices, decide, toChoices, toGroups } from './choices.ts';
import { createOneTrustFacade } from './createOneTrustFacade.ts';
import { createUuid } from './createUuid.ts';
import { dispatchConsentEvents } from './dispatchConsentEvents.ts';
import type { Consent } from './groups.ts';
import { type ConsentAction, onConsentButton } from './onConsentButton.ts';
import { parseConsent } from './parseConsent.ts';
import { setCookies } from './setCookies.ts';
import { confirmRefusal } from './showRefusal.ts';
import { onFirstContentfulPaint } from './waitForFirstPaint.ts';
import { watchConsent } from './watchConsent.ts';
import { writeConsent } from './writeConsent.ts';

const findSettings = () => document.querySelector<HTMLDialogElement>('#choice-settings');

const getCheckbox = (name: keyof Choices) =>
  document.querySelector<HTMLInputElement>(`#choice-settings input[name=${name}]`);

/** Opens the settings with the accepted groups checked; where they are open, they stay as they are. */
function openSettings(current: Choices): void {
  const dialog = findSettings();
  if (!dialog || dialog.open) return;
  for (const name of ['audience', 'video'] as const) {
    const box = getCheckbox(name);
    if (box) box.checked = current[name];
  }
  dialog.showModal();
  // An ad blocker may hide it: an invisible modal would block the page.
  if (dialog.getClientRects().length === 0) dialog.close();
}

function closeSettings(): void {
  findSettings()?.close();
}

function isSettingsOpen(): boolean {
  return findSettings()?.open === true;
}

function getTicked(): Choices {
  return {
    audience: getCheckbox('audience')?.checked === true,
    video: getCheckbox('video')?.checked === true,
  };
}

const findBanner = () => document.getElementById('choice-bar');

/** Styles look at `data-asking`. With `:has(:popover-open)` Chromium would style the whole document anew for it. */
function setAsking(isAsking: boolean): void {
  findBanner()?.togglePopover?.(isAsking);
  document.body.toggleAttribute('data-asking', isAsking);
}

function showBanner(): void {
  if (findBanner()) setAsking(true);
}

/** Focus inside the banner moves to the start of the content, so that it is not lost. */
function closeBanner(): void {
  const banner = findBanner();
  const hadFocus = banner?.contains(document.activeElement);
  setAsking(false);
  if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
}

const read = (): Consent => parseConsent(document.cookie);

/** The settings first: closing them returns the focus to the banner, if it opened them. */
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
      newId: createUuid(),
    }),
  );
  dispatchConsentEvents(read().groups, 'answered');
};

const act = (action: ConsentAction, event?: Event): void => {
  // Does what the button's attributes (`command`) do, also in browsers without them.
  event?.preventDefault();
  const current = toChoices(read().groups);
  const choices = decide(action, current, getTicked());
  if (!choices) {
    openSettings(current);
    return;
  }
  answer(choices);
  if (action === 'refuse-audience') confirmRefusal();
};

/** Asks for consent with the site's own banner and settings, in place of OneTrust. */
export function startEmbeddedManager(): void {
  onConsentButton(act);
  window.OneTrust = createOneTrustFacade(
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
  dispatchConsentEvents(read().groups, 'loaded');
  // After the page's first paint. An answer in another tab counts here too.
  onFirstContentfulPaint(() => watchConsent(({ isAnswered }) => (isAnswered ? closeBanner() : showBanner())));
}
