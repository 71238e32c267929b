import { toChoices } from './choices.ts';
import { consentDefaults, consentUpdate } from './consentMode.ts';
import { createTagManager } from './createTagManager.ts';
import { dataLayer, pushReadyEvent } from './dataLayer.ts';
import { delay } from './delay.ts';
import { startEmbeddedManager } from './embeddedManager.ts';
import { ANALYTICS, type Consent, isWithdrawn } from './groups.ts';
import { insertScript } from './insertScript.ts';
import { expireAudience, setCookies } from './setCookies.ts';
import { showRefusal } from './showRefusal.ts';
import { startOneTrust } from './startOneTrust.ts';
import { supportDialogs } from './supportDialogs.ts';
import { waitForFirstPaint } from './waitForFirstPaint.ts';
import { watchConsent } from './watchConsent.ts';

/**
 * Consent in the browser: on every page, without React and before it, once the document is parsed. The order is what
 * the law requires: first nothing is granted, then the stored answer is read, then third parties may load.
 */
const { onetrustId, gtmId } = document.querySelector<HTMLMetaElement>('meta[name=consent]')?.dataset ?? {};
const layer = dataLayer();
const loadTagManager = createTagManager(gtmId, insertScript, layer);
let before: Consent | undefined;

layer.push(...consentDefaults());
pushReadyEvent(layer);
// Reading a cookie waits for another process, while the first frame keeps all of them busy.
await waitForFirstPaint();
watchConsent((consent) => {
  layer.push(consentUpdate(consent.groups));
  loadTagManager(consent.groups);
  if (!toChoices(consent.groups).audience) setCookies(expireAudience(document.cookie, location.hostname));
  showRefusal(consent);
  // Scripts that were loaded with consent cannot be unloaded (behaviour §12.3).
  if (isWithdrawn(before, consent, ANALYTICS)) location.reload();
  before = consent;
});
await delay();
if (onetrustId) startOneTrust(onetrustId);
else startEmbeddedManager();
// Here because this is the only script that runs before React.
supportDialogs();
