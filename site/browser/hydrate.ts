import { createElement, startTransition } from 'react';
import type { Root, RootOptions } from 'react-dom/client';
import { loadMessages } from '../../locales/loadMessages.ts';
import { getFailedBlock } from '../../renderer/src/client.ts';
import { consentRead } from '../../store/consentSlice.ts';
import { createStore } from '../../store/createStore.ts';
import { delay } from '../consent/delay.ts';
import { listsInDocument, writtenLists } from '../frame/sharedLists/withSharedLists.ts';
import { BrowserBody } from './BrowserBody.tsx';
import { interceptNavigations } from './navigation/interceptNavigations.ts';
import { prefetchLinks } from './navigation/prefetchLinks.ts';
import { submitFilters } from './navigation/submitFilters.ts';
import type { StartedPage } from './startPage.ts';

/** More of them say nothing new. */
const MAX_ERRORS = 10;

/** Hydrates the page; from then on links change the page within the document. */
export async function hydrate({ page, blockErrors, onConsent }: StartedPage): Promise<void> {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  // Messages and React DOM load side by side. This function, React DOM and the first render are three tasks, between
  // which the browser handles input.
  const [messages, { hydrateRoot }] = await Promise.all([
    loadMessages(page.locale, page.brand?.messages),
    import('react-dom/client'),
  ]);
  await delay();
  const lists = writtenLists(listsInDocument(page.blocks));
  const store = createStore({ ...page, lists });
  onConsent((consent) => store.dispatch(consentRead(consent)));
  prefetchLinks(page.locale);
  submitFilters();
  const onCaughtError: RootOptions['onCaughtError'] = (error, info) => {
    // biome-ignore lint/suspicious/noConsole: what React itself does without this function
    console.error(error);
    if (blockErrors.length < MAX_ERRORS) blockErrors.push({ block: getFailedBlock(info), error });
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
