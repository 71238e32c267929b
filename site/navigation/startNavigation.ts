import { routeChanged, selectIsRouteChanging } from '../../store/loaderSlice.ts';
import type { Visit } from '../Visit.ts';
import { rememberFocus } from './focusMemory.ts';

/**
 * The visitor has followed a link of the site, or goes back or forward: the wait begins. One that begins in the middle
 * of another takes its place, and goes on with its wait.
 */
export function startNavigation(
  visit: Visit,
  { navigationType }: Pick<NavigateEvent, 'navigationType'>,
): void {
  const { store, page } = visit;
  // Going back, the focus is wherever it happens to be; on the way to another page, the address is that one's.
  if (navigationType !== 'traverse' && window.location.pathname === page.path) rememberFocus(page.path);
  if (selectIsRouteChanging(store.getState())) return;
  visit.startedAt = performance.now();
  store.dispatch(routeChanged());
}
