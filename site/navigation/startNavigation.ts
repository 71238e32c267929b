import { routeChanged, selectIsRouteChanging } from '../../store/loaderSlice.ts';
import type { Visit } from '../Visit.ts';
import { rememberFocus } from './focusMemory.ts';
import { leftAt, rememberScroll } from './historyScroll.ts';

/**
 * The visitor has followed a link of the site, or goes back or forward: the wait begins. One that begins in the middle
 * of another takes its place, and goes on with its wait.
 */
export function startNavigation(
  visit: Visit,
  { isHistoryNavigation }: { isHistoryNavigation: boolean },
): void {
  const { store, page } = visit;
  // Read now: while the last page is still on show, Vike writes its position into the entry of the next.
  visit.startsAt = (isHistoryNavigation && leftAt()) || { x: 0, y: 0 };
  // Going back, the focus is wherever it happens to be, and the entry is already that of the other page.
  if (!isHistoryNavigation && window.location.pathname === page.path) {
    rememberFocus(page.path);
    rememberScroll();
  }
  if (selectIsRouteChanging(store.getState())) return;
  visit.startedAt = performance.now();
  store.dispatch(routeChanged());
}
