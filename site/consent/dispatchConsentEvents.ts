import { dataLayer } from './dataLayer.ts';
import { activeGroups, type ConsentGroups } from './groups.ts';
import { GROUPS_UPDATED } from './OneTrust.ts';

const LOADED = ['OneTrustLoaded', 'OptanonLoaded', GROUPS_UPDATED];

/** Data-layer events, after loading and after an answer, in the form that tags expect of OneTrust. */
export function toDataLayerEvents(groups: string, when: 'loaded' | 'answered'): object[] {
  return (when === 'loaded' ? LOADED : [GROUPS_UPDATED]).map((event) => ({
    event,
    OnetrustActiveGroups: groups,
    OptanonActiveGroups: groups,
  }));
}

/** Announces the accepted groups to all listeners of OneTrust's events. */
export function dispatchConsentEvents(groups: ConsentGroups, when: 'loaded' | 'answered'): void {
  const detail = activeGroups(groups);
  const list = `,${detail},`;
  window.OnetrustActiveGroups = list;
  window.OptanonActiveGroups = list;
  // These first: their listeners push Google's signals, which must precede the events that trigger tags.
  for (const type of [GROUPS_UPDATED, 'consent.onetrust']) {
    window.dispatchEvent(new CustomEvent(type, { detail }));
  }
  dataLayer().push(...toDataLayerEvents(list, when));
  window.OptanonWrapper?.();
}
