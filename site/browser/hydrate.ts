import { createElement, startTransition } from 'react';
import type { Root, RootOptions } from 'react-dom/client';
import { loadMessages } from '../../locales/loadMessages.ts';
import type { Locale } from '../../locales/locales.ts';
import { getFailedBlock } from '../../renderer/src/client.ts';
import { consentRead } from '../../store/consentSlice.ts';
import { createStore, type Store } from '../../store/createStore.ts';
import { defineCarouselButtons } from '../components/Carousel/defineCarouselButtons.ts';
import { openGalleries } from '../components/Gallery/openGalleries.ts';
import { toChoices } from '../consent/choices.ts';
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
import { createVisitMeasurement } from './vitals/createVisitMeasurement.ts';
import type { BlockError } from './vitals/measureVisit.ts';

/** More of them say nothing new. */
const MAX_ERRORS = 10;

/** Hydrates the page; from then on links change the page within the document. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  const page = parsePageData();
  // Tags do not wait for React.
  pushAnalytics(page);
  // Messages and React DOM load side by side. This function, React DOM and the first render are three tasks, between
  // which the browser handles input.
  const [messages, { hydrateRoot }] = await Promise.all([
    loadMessages(page.locale, page.brand?.messages),
    import('react-dom/client'),
  ]);
  await nextTask();
  const lists = writtenLists(listsInDocument(page.blocks));
  const store = createStore({ ...page, lists });
  const errors: BlockError[] = [];
  startClientApp(store, page.locale, createVisitMeasurement(page, errors));
  const onCaughtError: RootOptions['onCaughtError'] = (error, info) => {
    // biome-ignore lint/suspicious/noConsole: what React itself does without this function
    console.error(error);
    if (errors.length < MAX_ERRORS) errors.push({ block: getFailedBlock(info), error });
  };
  const root = await new Promise<Root>((resolve) => {
    // Renders in slices of some milliseconds, between which the browser paints, scrolls and handles input.
    startTransition(() => {
      const body = createElement(BrowserBody, { page, store, messages, onTaken: () => resolve(hydrated) });
      const hydrated = hydrateRoot(container, body, { onCaughtError });
    });
  });
  // Until then links load documents.
  interceptNavigations({ root, store, messages, page, search: window.location.search, startedAt: 0 });
}

/** Starts what runs for the lifetime of the document. */
function startClientApp(store: Store, locale: Locale, measure: () => void): void {
  watchConsent((consent) => {
    store.dispatch(consentRead(consent));
    if (toChoices(consent.groups).audience) measure();
  });
  focusTarget();
  defineCarouselButtons();
  openGalleries();
  prefetchLinks(locale);
  submitFilters();
}
