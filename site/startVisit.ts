import { watchConsent } from '../consent/watchConsent.ts';
import { consentRead } from '../store/consentSlice.ts';
import type { Store } from '../store/createStore.ts';
import { waitingEnded } from '../store/loaderSlice.ts';
import { focusTarget } from './focusTarget.ts';
import { prefetchLinks } from './navigation/prefetchLinks.ts';
import { submitFilters } from './navigation/submitFilters.ts';
import { rememberLocale } from './rememberLocale.ts';

/** What goes on for as long as the document lives. */
export function startVisit(store: Store): void {
  watchConsent((consent) => store.dispatch(consentRead(consent)));
  focusTarget();
  rememberLocale();
  prefetchLinks();
  submitFilters();
  // Left for another document in the midst of a navigation, and come back to.
  window.addEventListener('pageshow', ({ persisted }) => persisted && store.dispatch(waitingEnded()));
}
