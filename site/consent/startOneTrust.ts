import { ANALYTICS, PERFORMANCE } from './groups.ts';
import { insertScript } from './insertScript.ts';
import type { OneTrust } from './OneTrust.ts';
import { type ConsentAction, onConsentButton } from './onConsentButton.ts';
import { parseConsent } from './parseConsent.ts';
import { cookieDomains, setCookies } from './setCookies.ts';
import { confirmRefusal } from './showRefusal.ts';
import { withdrawInRecord } from './writeConsent.ts';

/** Audience measurement (docs/decisions/2026-11-21-consent-groups.md). */
const AUDIENCE = [PERFORMANCE, ANALYTICS] as const;

/** How long (ms) OneTrust may take to write its cookie after the call. */
const WRITE_TIMEOUT_MS = 1000;

const read = () => parseConsent(document.cookie);
const isRefused = () => AUDIENCE.every((group) => read().groups[group] !== true);

/** The widest domain first: OneTrust sets its cookie there, and a second one beside it would hide it. */
function changeRecord(): void {
  for (const domain of cookieDomains(location.hostname).reverse()) {
    if (isRefused()) break;
    setCookies([`${withdrawInRecord(document.cookie, AUDIENCE)}${domain}`]);
  }
  confirmRefusal();
}

/**
 * Withdraws audience measurement under OneTrust by its public call (developer.onetrust.com, Web CMP JavaScript
 * Methods): both groups at once, all others and its banner unchanged. Where the call is missing or has no effect,
 * because of an ad blocker or a lost connection, the site changes OneTrust's record itself; OneTrust reads it when it
 * loads.
 */
function refuseUnderOneTrust(oneTrust: Partial<OneTrust> | undefined): void {
  oneTrust?.UpdateConsent?.('Category', AUDIENCE.map((group) => `${group}:0`).join());
  if (isRefused()) confirmRefusal();
  else setTimeout(changeRecord, oneTrust?.UpdateConsent ? WRITE_TIMEOUT_MS : 0);
}

const CALLS: Partial<Record<ConsentAction, 'AllowAll' | 'RejectAll'>> = {
  accept: 'AllowAll',
  refuse: 'RejectAll',
};

/** Forwards a button to OneTrust, which an ad blocker may have removed. */
export function callOneTrust(action: ConsentAction, oneTrust: Partial<OneTrust> | undefined): void {
  if (action === 'refuse-audience') refuseUnderOneTrust(oneTrust);
  else oneTrust?.[CALLS[action] ?? 'ToggleInfoDisplay']?.();
}

/**
 * Loads OneTrust and connects the site's buttons to it.
 *
 * @param id the domain's id in OneTrust.
 */
export function startOneTrust(id: string): void {
  // Its script calls this function without checking that it exists.
  window.OptanonWrapper ??= () => {};
  insertScript('https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', {
    'data-domain-script': id,
    'data-document-language': 'true',
  });
  onConsentButton((action) => callOneTrust(action, window.OneTrust));
}
