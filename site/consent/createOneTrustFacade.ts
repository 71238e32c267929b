import { toGroups } from './choices.ts';
import { type Consent, type ConsentGroups, NECESSARY } from './groups.ts';
import { GROUPS_UPDATED, type OneTrust } from './OneTrust.ts';
import { parseGroupList } from './parseConsent.ts';

/** What the embedded manager can do. */
interface Manager {
  read(): Consent;
  accept(): void;
  refuse(): void;
  /** Answers with the groups accepted so far, changed by these. */
  change(groups: ConsentGroups): void;
  toggleSettings(): void;
  close(): void;
  showBanner(): void;
}

const DOMAIN = {
  ConsentModel: { Name: 'opt-in' },
  Groups: Object.keys(toGroups({ audience: false, video: false })).map((id) => ({
    OptanonGroupId: id,
    Status: id === NECESSARY ? 'always active' : 'inactive',
  })),
};

/** The embedded manager in the form of `window.OneTrust`, for tags and scripts written for the real one. */
export function createOneTrustFacade(manager: Manager, events: Pick<Window, 'addEventListener'>): OneTrust {
  return {
    ToggleInfoDisplay: manager.toggleSettings,
    AllowAll: manager.accept,
    RejectAll: manager.refuse,
    Close: manager.close,
    LoadBanner: () => {
      if (!manager.read().isAnswered) manager.showBanner();
    },
    UpdateConsent: (type, values) => {
      if (type === 'Category') manager.change(parseGroupList(values));
    },
    OnConsentChanged: (listener) => events.addEventListener(GROUPS_UPDATED, listener),
    IsAlertBoxClosed: () => manager.read().isAnswered,
    GetDomainData: () => DOMAIN,
  };
}
