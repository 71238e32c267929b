import { demandBlocks } from '../../../blocks/browserRegistry.ts';
import type { Store } from '../../../store/createStore.ts';
import { waitingEnded } from '../../../store/loaderSlice.ts';
import type { BrowserPage, NavigationAnswer } from '../../frame/browserPage.ts';
import { pushAnalytics } from '../../frame/pushAnalytics.ts';
import { listsLeftOut } from '../../frame/sharedLists/withSharedLists.ts';
import type { ClientApp } from '../ClientApp.ts';
import { loadSharedLists } from '../loadSharedLists.ts';
import { failedPage } from './failedPage.ts';
import { keepFocus, placeFocus, staysInPlace } from './focusMemory.ts';
import { loadDocument } from './leadsToPage.ts';
import { pageDataUrl } from './pageDataUrl.ts';
import { restoreScroll } from './scrollMemory.ts';
import { showPage } from './showPage.tsx';

/**
 * Asks for the data of a page. A page that says that something is wrong, such as that nothing stands there, is a page.
 *
 * @param url where its data is had from (pageDataUrl.ts).
 * @returns undefined when it could not be had: without a connection, or when somebody else has answered.
 */
async function fetchAnswer(url: string, signal: AbortSignal): Promise<NavigationAnswer | undefined> {
  try {
    const response = await fetch(url, { signal });
    // What this address answers in JSON is ours.
    return await response.json();
  } catch {
    return undefined;
  }
}

interface Way {
  /** Raised when the visitor goes elsewhere. */
  signal: AbortSignal;
  /** Back in the history. */
  isBack: boolean;
}

/** Whether all is there that a page is rendered from besides its data: the code of its blocks, the lists of its forms. */
const isComplete = ({ blocks, locale }: BrowserPage, store: Store): Promise<boolean> =>
  Promise.all([
    demandBlocks(blocks.map(({ type }) => type)),
    loadSharedLists(store, listsLeftOut(blocks), locale),
  ]).then(
    () => true,
    () => false,
  );

/**
 * The page to show in this document: the one that was answered, or, without a connection, the one that says so.
 *
 * @returns undefined where the document at the address has to be loaded.
 */
async function pageToShow(
  visit: ClientApp,
  url: URL,
  answered: BrowserPage | undefined,
): Promise<BrowserPage | undefined> {
  const { page, store } = visit;
  if (answered) {
    if (answered.locale !== page.locale) return undefined;
    if (await isComplete(answered, store)) return answered;
    // Offline, its document could not be loaded either.
    if (navigator.onLine) return undefined;
  }
  const failed = failedPage(visit, url);
  return (await isComplete(failed, store)) ? failed : undefined;
}

/**
 * Shows the page that a navigation leads to, in place of the one on show. The address is that page's already; whatever
 * keeps it from being shown here, its document is loaded instead.
 */
export async function handleNavigation(visit: ClientApp, event: NavigateEvent, way: Way): Promise<void> {
  const url = new URL(event.destination.url);
  try {
    await show(visit, event, { ...way, url });
  } catch (error) {
    window.reportError(error);
    if (!way.signal.aborted) loadDocument(url);
  }
}

async function show(
  visit: ClientApp,
  event: NavigateEvent,
  { url, signal, isBack }: Way & { url: URL },
): Promise<void> {
  const { page, store } = visit;
  const { search } = url;
  const isTraverse = event.navigationType === 'traverse';
  const scroll = () => restoreScroll(event);
  // Back before the next page was there.
  if (isTraverse && url.pathname === page.path && search === visit.search) {
    store.dispatch(waitingEnded());
    return scroll();
  }
  const { origin } = window.location;
  const dataUrl = pageDataUrl(url, { origin, locale: page.locale });
  const answer = dataUrl === undefined ? undefined : await fetchAnswer(dataUrl, signal);
  if (signal.aborted) return;
  if (answer && 'redirectTo' in answer) {
    window.navigation.navigate(answer.redirectTo, { history: 'replace' });
    return;
  }
  const next = await pageToShow(visit, url, answer?.page);
  if (signal.aborted) return;
  if (!next) return loadDocument(url);
  const stays = next === answer?.page && staysInPlace(visit, next);
  // Back and forward, the page lies as it was left.
  const place = stays && !isTraverse ? undefined : scroll;
  // After a double click, or a click on a link to the page on show, there is nothing new to see.
  if (JSON.stringify(next) === JSON.stringify(page)) {
    visit.search = search;
    store.dispatch(waitingEnded());
    place?.();
  } else if (await showPage(visit, next, { search, signal, place, isMoving: event.hasUAVisualTransition })) {
    pushAnalytics(next);
  }
  if (signal.aborted) return;
  if (stays) keepFocus();
  else placeFocus(next.path, { isBack });
}
