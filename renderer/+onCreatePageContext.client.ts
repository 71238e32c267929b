import type { PageContextClient } from 'vike/types';
import { startNavigation } from '../site/navigation/startNavigation.ts';
import { visit } from './visit.ts';

/**
 * Vike calls this at the start of every navigation, also of one in the middle of another, where it leaves out
 * `onPageTransitionStart`. It also does for the error page in place of the page asked for: that is no new navigation.
 */
export function onCreatePageContext({ isHistoryNavigation, errorWhileRendering }: PageContextClient): void {
  const { current } = visit;
  if (!current || errorWhileRendering) return;
  startNavigation(current, { isHistoryNavigation });
}
