import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import '../design/styles.ts';
import '../site/serverOnlyStyles.ts';
import { loadMessages } from '../locales/loadMessages.ts';
import { LOCALES } from '../locales/locales.ts';
import { BrowserBody } from '../site/BrowserBody.tsx';
import type { BrowserPage } from '../site/browserPage.ts';
import { failedPage } from '../site/navigation/failedPage.ts';
import { placeFocus } from '../site/navigation/focusMemory.ts';
import { reloadOnChunkFailure } from '../site/navigation/reloadOnChunkFailure.ts';
import { showPage } from '../site/navigation/showPage.tsx';
import { pushAnalytics } from '../site/pushAnalytics.ts';
import { startVisit } from '../site/startVisit.ts';
import { createStore } from '../store/createStore.ts';
import { visit } from './visit.ts';

/** Takes over the page that came as HTML. */
const hydrate = async (page: BrowserPage): Promise<void> => {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  reloadOnChunkFailure();
  const messages = await loadMessages(page.locale);
  const store = createStore(page);
  const root = hydrateRoot(container, <BrowserBody page={page} store={store} messages={messages} />);
  visit.current = { root, store, messages, page, startedAt: 0 };
  startVisit(store);
  pushAnalytics(page);
};

/** Hydrates the first page, then shows each page the visitor navigates to in the same root. */
export async function onRenderClient(pageContext: PageContextClient) {
  const { page, isHydration, isBackwardNavigation, urlPathname, urlOriginal } = pageContext;
  const { current } = visit;
  if (!current || isHydration) {
    // The first page's data comes with its HTML.
    if (page) return hydrate(page);
    window.location.assign(urlOriginal);
    return;
  }
  const next = page ?? failedPage(current, urlPathname);
  // Menus and footer exist in one language only: another language is another document.
  if (LOCALES[next.locale].tag !== document.documentElement.lang) {
    window.location.assign(next.path);
    return;
  }
  await showPage(current, next);
  current.page = next;
  placeFocus(next.path, { isBack: isBackwardNavigation === true });
  pushAnalytics(next);
}
