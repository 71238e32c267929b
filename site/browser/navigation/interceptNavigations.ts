import { routeChanged, selectIsRouteChanging } from '../../../store/loaderSlice.ts';
import type { ClientApp } from '../ClientApp.ts';
import { saveFocus } from './focusMemory.ts';
import { handleNavigation } from './handleNavigation.ts';
import { hasLeftUnnoticed } from './hasLeftUnnoticed.ts';
import { leadsToPage } from './leadsToPage.ts';
import { saveScroll } from './scrollMemory.ts';

/**
 * Handles navigations in this document. A browser without the Navigation API loads a document for each, as all do
 * until this is called.
 */
export function interceptNavigations(app: ClientApp): void {
  if (hasLeftUnnoticed()) {
    window.location.reload();
    return;
  }
  const { store } = app;
  const isWaiting = () => selectIsRouteChanging(store.getState());
  let underWay = new AbortController();

  window.navigation?.addEventListener('navigate', (event) => {
    if (!isWaiting()) saveScroll();
    const { origin } = window.location;
    if (!leadsToPage(event, { origin, locale: app.page.locale, isWaiting: isWaiting() })) return;
    // Not by the event's own signal: that is also aborted where no other page follows, such as by a download.
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const { currentEntry } = window.navigation;
    const isBack =
      event.navigationType === 'traverse' && event.destination.index < (currentEntry?.index ?? 0);
    startNavigation(app, event);
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => handleNavigation(app, event, { signal, isBack }),
    });
  });

  // The visitor left for another document during a navigation, and returned.
  window.addEventListener('pageshow', ({ persisted }) => {
    // The address is that of the page that was loading. Chromium 156 crashes where such a navigation goes on.
    if (persisted && isWaiting()) window.location.reload();
  });
}

/**
 * A link was followed, or the visitor goes back or forward: loading begins. A navigation during another one replaces
 * it and keeps its start time; it waits for data of its own, also where those of the first are there already.
 */
function startNavigation(app: ClientApp, { navigationType }: Pick<NavigateEvent, 'navigationType'>): void {
  const { store, page } = app;
  // Going back, the focus has no meaning; during another navigation the address is already the next one's.
  if (navigationType !== 'traverse' && window.location.pathname === page.path) saveFocus(page.path);
  if (!selectIsRouteChanging(store.getState())) app.startedAt = performance.now();
  store.dispatch(routeChanged());
}
