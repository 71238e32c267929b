import { watchConsent } from '../consent/watchConsent.ts';
import type { Locale } from '../locales/locales.ts';
import { consentRead } from '../store/consentSlice.ts';
import type { Store } from '../store/createStore.ts';
import { focusTarget } from './focusTarget.ts';
import { prefetchLinks } from './navigation/prefetchLinks.ts';
import { submitFilters } from './navigation/submitFilters.ts';

/** What goes on for as long as the document lives. */
export function startVisit(store: Store, locale: Locale): void {
  watchConsent((consent) => store.dispatch(consentRead(consent)));
  focusTarget();
  prefetchLinks(locale);
  submitFilters();
}
