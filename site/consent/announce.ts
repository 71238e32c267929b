import { dataLayer } from './dataLayer.ts';
import { activeGroups, type ConsentGroups } from './groups.ts';
import { GROUPS_UPDATED } from './OneTrust.ts';

const LOADED = ['OneTrustLoaded', 'OptanonLoaded', GROUPS_UPDATED];

/** The events for the data layer, after loading and after an answer, with what tags ask of OneTrust's. */
export function layerEvents(groups: string, when: 'loaded' | 'answered'): object[] {
  return (when === 'loaded' ? LOADED : [GROUPS_UPDATED]).map((event) => ({
    event,
    OnetrustActiveGroups: groups,
    OptanonActiveGroups: groups,
  }));
}

/** Tells everybody who listens to OneTrust what has been agreed to. */
export function announce(groups: ConsentGroups, when: 'loaded' | 'answered'): void {
  const detail = activeGroups(groups);
  const list = `,${detail},`;
  window.OnetrustActiveGroups = list;
  window.OptanonActiveGroups = list;
  // First these: who hears them pushes Google's signals, which must stand before the events that set tags off.
  for (const type of [GROUPS_UPDATED, 'consent.onetrust']) {
    window.dispatchEvent(new CustomEvent(type, { detail }));
  }
  dataLayer().push(...layerEvents(list, when));
  window.OptanonWrapper?.();
}
