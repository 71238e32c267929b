import type { PageContextClient } from 'vike/types';
import { rememberFocus } from '../site/navigation/focusMemory.ts';
import { routeChanged } from '../store/loaderSlice.ts';
import { visit } from './visit.ts';

/** The visitor has followed a link of the site: the wait begins. */
export function onPageTransitionStart({ isHistoryNavigation }: PageContextClient): void {
  const { current } = visit;
  if (!current) return;
  current.startedAt = performance.now();
  // Going back, the focus is wherever it happens to be.
  if (!isHistoryNavigation) rememberFocus(current.page.path);
  current.store.dispatch(routeChanged());
}
