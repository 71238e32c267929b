import { demandBlocks } from '../../../blocks/browserComponents.ts';
import type { Store } from '../../../store/createStore.ts';
import { waitingEnded } from '../../../store/loaderSlice.ts';
import type { BrowserPage, NavigationAnswer } from '../../frame/browserPage.ts';
import { pushAnalytics } from '../../frame/pushAnalytics.ts';
import { listsLeftOut } from '../../frame/sharedLists/withSharedLists.ts';
import type { ClientApp } from '../ClientApp.ts';
import { getDocumentRelease } from '../getDocumentRelease.ts';
import { loadSharedLists } from '../loadSharedLists.ts';
import { failedPage } from './failedPage.ts';
import { keepFocus, placeFocus, staysInPlace } from './focusMemory.ts';
import { loadDocument } from './leadsToPage.ts';
import { loadStylesheet } from './loadStylesheet.ts';
import { pageDataUrl } from './pageDataUrl.ts';
import { restoreScroll } from './scrollMemory.ts';
import { showPage } from './showPage.tsx';

/**
 * Fetches the data of a page. An error page, such as a 404, is a page.
 *
 * @param url address of the data (pageDataUrl.ts).
 * @returns undefined when it could not be loaded: without a connection, or when the answer is not the site's.
 */
async function fetchAnswer(url: string, signal: AbortSignal): Promise<NavigationAnswer | undefined> {
  try {
    const response = await fetch(url, { signal });
    // JSON at this address is always the site's own.
    return await response.json();
  } catch {
    return undefined;
  }
}

type PageAnswer = Extract<NavigationAnswer, { page: BrowserPage }>;

interface Way {
  /** Aborted by the next navigation. */
  signal: AbortSignal;
  /** Whether this goes back in the history. */
  isBack: boolean;
}

/** Whether everything else is loaded that rendering needs: styles, the code of the blocks, the lists of the forms. */
const isComplete = ({ blocks, locale }: BrowserPage, store: Store): Promise<boolean> =>
  Promise.all([
    loadStylesheet(),
    demandBlocks(blocks.map(({ type }) => type)),
    loadSharedLists(store, listsLeftOut(blocks), locale),
  ]).then(
    () => true,
    () => false,
  );

/**
 * The page to show in this document: the one in the answer or, without a connection, one that says so.
 *
 * @returns undefined where the document at the address must be loaded instead.
 */
async function pageToShow(
  app: ClientApp,
  url: URL,
  answer: PageAnswer | undefined,
): Promise<BrowserPage | undefined> {
  const { page, store } = app;
  if (answer) {
    const { page: answered, release } = answer;
    // After a release the data may be of another shape than this document's code reads.
    if (release !== getDocumentRelease() || answered.locale !== page.locale) return undefined;
    if (await isComplete(answered, store)) return answered;
    // Offline, the document could not be loaded either.
    if (navigator.onLine) return undefined;
  }
  const failed = failedPage(app, url);
  return (await isComplete(failed, store)) ? failed : undefined;
}

/**
 * Shows the page of a navigation in place of the current one. The address has changed already; when the page cannot be
 * shown here, its document is loaded instead.
 */
export async function handleNavigation(app: ClientApp, event: NavigateEvent, way: Way): Promise<void> {
  const url = new URL(event.destination.url);
  try {
    await show(app, event, { ...way, url });
  } catch (error) {
    window.reportError(error);
    if (!way.signal.aborted) loadDocument(url);
  }
}

async function show(
  app: ClientApp,
  event: NavigateEvent,
  { url, signal, isBack }: Way & { url: URL },
): Promise<void> {
  const { page, store } = app;
  const { search } = url;
  const isTraverse = event.navigationType === 'traverse';
  const scroll = () => restoreScroll(event);
  // The visitor went back before the next page was there.
  if (isTraverse && url.pathname === page.path && search === app.search) {
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
  const next = await pageToShow(app, url, answer);
  if (signal.aborted) return;
  if (!next) return loadDocument(url);
  const stays = next === answer?.page && staysInPlace(app, next);
  // On back and forward the page appears as it was left.
  const place = stays && !isTraverse ? undefined : scroll;
  // After a double click, or a click on a link to the displayed page, there is nothing new to show.
  if (JSON.stringify(next) === JSON.stringify(page)) {
    app.search = search;
    store.dispatch(waitingEnded());
    place?.();
  } else if (
    await showPage(app, next, { search, signal, place, isMoving: event.hasUAVisualTransition, isBack })
  ) {
    pushAnalytics(next);
  }
  if (signal.aborted) return;
  if (stays) keepFocus();
  else placeFocus(next.path, { isBack });
}
