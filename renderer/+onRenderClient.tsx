import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import '../design/styles.ts';
import '../site/serverOnlyStyles.ts';
import { demandBlocks } from '../blocks/browserRegistry.ts';
import { loadMessages } from '../locales/loadMessages.ts';
import { LOCALES } from '../locales/locales.ts';
import { BrowserBody } from '../site/BrowserBody.tsx';
import { pushAnalytics } from '../site/pushAnalytics.ts';
import { createStore, type Store, storePage } from '../store/createStore.ts';

// The one root and the one store of the visit: a browser has exactly one of each.
let visit: { root: Root; store: Store } | undefined;

/** Hydrates the first page, then renders each page the visitor navigates to into the same root. */
export async function onRenderClient({ page, isHydration, urlOriginal }: PageContextClient) {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  if (!page) {
    // The data of the next page could not be had; the server may still have an answer, or a proper error page.
    window.location.assign(urlOriginal);
    return;
  }
  // Menus and footer exist in one language only: another language is another document.
  if (LOCALES[page.locale].tag !== document.documentElement.lang) {
    window.location.assign(page.path);
    return;
  }
  const messages = await loadMessages(page.locale);
  pushAnalytics(page);
  if (!visit || isHydration) {
    const store = createStore(page);
    visit = {
      store,
      root: hydrateRoot(container, <BrowserBody page={page} store={store} messages={messages} />),
    };
    return;
  }
  const { root, store } = visit;
  await demandBlocks(page.blocks.map(({ type }) => type));
  document.title = page.title;
  startTransition(() => {
    storePage(store, page);
    root.render(<BrowserBody page={page} store={store} messages={messages} />);
  });
}
