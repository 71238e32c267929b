import { insertScript } from './insertScript.ts';
import type { OneTrust } from './OneTrust.ts';
import { type ConsentAction, onConsentButton } from './onConsentButton.ts';
import { refuseUnderOneTrust } from './refuseUnderOneTrust.ts';

const CALLS: Partial<Record<ConsentAction, 'AllowAll' | 'RejectAll'>> = {
  accept: 'AllowAll',
  refuse: 'RejectAll',
};

/** Passes a button on to OneTrust, of which a blocker may have left nothing. */
export function callOneTrust(action: ConsentAction, oneTrust: Partial<OneTrust> | undefined): void {
  if (action === 'refuse-audience') refuseUnderOneTrust(oneTrust);
  else oneTrust?.[CALLS[action] ?? 'ToggleInfoDisplay']?.();
}

/**
 * Loads OneTrust and joins the site's buttons to it.
 *
 * @param id the domain's id there.
 */
export function startOneTrust(id: string): void {
  // Its script calls this name and does not ask whether it is there.
  window.OptanonWrapper ??= () => {};
  insertScript('https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', {
    'data-domain-script': id,
    'data-document-language': 'true',
  });
  onConsentButton((action) => callOneTrust(action, window.OneTrust));
}
