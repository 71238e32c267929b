import type { PageContextClient } from 'vike/types';
import '../design/styles.ts';
import '../site/serverOnlyStyles.ts';
import { demandBlocks } from '../blocks/browserRegistry.ts';
import { loadMessages } from '../locales/loadMessages.ts';
import { LOCALES } from '../locales/locales.ts';
import type { BrowserPage } from '../site/browserPage.ts';
import { hydratePage } from '../site/hydratePage.tsx';
import { failedPage } from '../site/navigation/failedPage.ts';
import { keepFocus, placeFocus } from '../site/navigation/focusMemory.ts';
import { reloadOnChunkFailure } from '../site/navigation/reloadOnChunkFailure.ts';
import { showPage } from '../site/navigation/showPage.tsx';
import { staysInPlace } from '../site/navigation/staysInPlace.ts';
import { readPageData } from '../site/pageData.ts';
import { pushAnalytics } from '../site/pushAnalytics.ts';
import { startVisit } from '../site/startVisit.ts';
import { createStore } from '../store/createStore.ts';
import { waitingEnded } from '../store/loaderSlice.ts';
import { visit } from './visit.ts';

/** Takes over the page that came as HTML. */
const hydrate = async (page: BrowserPage): Promise<void> => {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  reloadOnChunkFailure();
  const messages = await loadMessages(page.locale);
  const store = createStore(page);
  startVisit(store);
  const root = await hydratePage(container, { page, store, messages });
  const { search } = window.location;
  visit.current = { root, store, messages, page, search, startedAt: 0, startsAt: undefined };
  pushAnalytics(page);
};

/** Whether the code of a page's blocks is there. */
const hasCode = ({ blocks }: BrowserPage): Promise<boolean> =>
  demandBlocks(blocks.map(({ type }) => type)).then(
    () => true,
    () => false,
  );

/** Hydrates the first page, then shows each page the visitor navigates to in the same root. */
export async function onRenderClient(pageContext: PageContextClient) {
  const { page, isHydration, isHistoryNavigation, isBackwardNavigation, urlOriginal } = pageContext;
  const { current } = visit;
  // The first page's data comes with its HTML.
  if (isHydration) return hydrate(readPageData());
  if (!current) {
    // Where the first page could not be taken over, its HTML stays; another one is loaded as a document.
    if (page) window.location.assign(urlOriginal);
    return;
  }
  // Vike has changed the address already.
  const next = page ?? failedPage(current, window.location);
  // Menus and footer exist in one language only: another language is another document. So is a page whose code is
  // gone: its HTML needs none.
  if (LOCALES[next.locale].tag !== document.documentElement.lang || !(await hasCode(next))) {
    window.location.assign(urlOriginal);
    return;
  }
  const stays = page !== undefined && staysInPlace(current, page);
  // Back and forward, the page lies as it was left.
  if (stays && !isHistoryNavigation) current.startsAt = undefined;
  // After a double click, or a click on a link to the page on show, there is nothing new to see.
  if (JSON.stringify(next) === JSON.stringify(current.page)) {
    current.store.dispatch(waitingEnded());
  } else {
    await showPage(current, next);
    current.page = next;
    pushAnalytics(next);
  }
  current.search = window.location.search;
  if (stays) keepFocus();
  else placeFocus(next.path, { isBack: isBackwardNavigation === true });
}
