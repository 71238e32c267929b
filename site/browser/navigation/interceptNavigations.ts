import { routeChanged, selectIsRouteChanging } from '../../../store/loaderSlice.ts';
import type { ClientApp } from '../ClientApp.ts';
import { saveFocus } from './focusMemory.ts';
import { handleNavigation } from './handleNavigation.ts';
import { leadsToPage } from './leadsToPage.ts';
import { saveScroll } from './scrollMemory.ts';

/**
 * Shows in this document the pages that the visitor navigates to. A browser without the Navigation API loads a document
 * for each, as it does until this has been called.
 */
export function interceptNavigations(visit: ClientApp): void {
  const { store } = visit;
  const isWaiting = () => selectIsRouteChanging(store.getState());
  let underWay = new AbortController();

  window.navigation?.addEventListener('navigate', (event) => {
    if (!isWaiting()) saveScroll();
    const { origin } = window.location;
    if (!leadsToPage(event, { origin, locale: visit.page.locale, isWaiting: isWaiting() })) return;
    // Not by the event's own signal: that is also raised where nothing else leads to a page, such as by a download.
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const { currentEntry } = window.navigation;
    const isBack =
      event.navigationType === 'traverse' && event.destination.index < (currentEntry?.index ?? 0);
    startNavigation(visit, event);
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => handleNavigation(visit, event, { signal, isBack }),
    });
  });

  // Left for another document in the midst of a navigation, and come back to.
  window.addEventListener('pageshow', ({ persisted }) => {
    // The address is that of the page that was on its way. Chromium 156 crashes where such a navigation goes on.
    if (persisted && isWaiting()) window.location.reload();
  });
}

/**
 * The visitor has followed a link of the site, or goes back or forward: the wait begins. One that begins in the middle
 * of another takes its place, and goes on with its wait.
 */
function startNavigation(visit: ClientApp, { navigationType }: Pick<NavigateEvent, 'navigationType'>): void {
  const { store, page } = visit;
  // Going back, the focus is wherever it happens to be; on the way to another page, the address is that one's.
  if (navigationType !== 'traverse' && window.location.pathname === page.path) saveFocus(page.path);
  if (selectIsRouteChanging(store.getState())) return;
  visit.startedAt = performance.now();
  store.dispatch(routeChanged());
}
