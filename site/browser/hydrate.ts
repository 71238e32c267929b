import { createElement, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { loadMessages } from '../../locales/loadMessages.ts';
import type { Locale } from '../../locales/locales.ts';
import { consentRead } from '../../store/consentSlice.ts';
import { createStore, type Store } from '../../store/createStore.ts';
import { nextTask } from '../consent/nextTask.ts';
import { watchConsent } from '../consent/watchConsent.ts';
import { parsePageData } from '../frame/pageData.ts';
import { pushAnalytics } from '../frame/pushAnalytics.ts';
import { listsInDocument, writtenLists } from '../frame/sharedLists/withSharedLists.ts';
import { BrowserBody } from './BrowserBody.tsx';
import { focusTarget } from './focusTarget.ts';
import { interceptNavigations } from './navigation/interceptNavigations.ts';
import { prefetchLinks } from './navigation/prefetchLinks.ts';
import { submitFilters } from './navigation/submitFilters.ts';

/** Takes over the page that came as HTML; from then on links lead on in the same document. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  const page = parsePageData();
  // No tag waits for React.
  pushAnalytics(page);
  // Texts and React DOM are fetched side by side. What is here, React DOM and the start of the page are three tasks,
  // between which the browser answers the visitor.
  const [messages, { hydrateRoot }] = await Promise.all([
    loadMessages(page.locale),
    import('react-dom/client'),
  ]);
  await nextTask();
  const lists = writtenLists(listsInDocument(page.blocks));
  const store = createStore({ ...page, lists });
  startClientApp(store, page.locale);
  const root = await new Promise<Root>((resolve) => {
    // In slices of some milliseconds: in between the browser paints, scrolls and answers the visitor.
    startTransition(() => {
      const body = createElement(BrowserBody, { page, store, messages, onTaken: () => resolve(hydrated) });
      const hydrated = hydrateRoot(container, body);
    });
  });
  // Until then links lead to documents.
  interceptNavigations({ root, store, messages, page, search: window.location.search, startedAt: 0 });
}

/** What goes on for as long as the document lives. */
function startClientApp(store: Store, locale: Locale): void {
  watchConsent((consent) => store.dispatch(consentRead(consent)));
  focusTarget();
  prefetchLinks(locale);
  submitFilters();
}
