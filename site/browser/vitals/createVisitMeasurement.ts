import { onFirstContentfulPaint } from '../../consent/waitForFirstPaint.ts';
import type { BrowserPage } from '../../frame/browserPage.ts';
import { getDocumentRelease } from '../getDocumentRelease.ts';
import type { BlockError } from './measureVisit.ts';

/**
 * Measures what a page is like for the visitor, with code that is fetched after the first paint; to be called once a
 * visitor has agreed. Further calls do nothing.
 */
export function createVisitMeasurement(
  { route, locale }: Pick<BrowserPage, 'route' | 'locale'>,
  blockErrors: readonly BlockError[],
): () => void {
  let hasStarted = false;
  const load = async (): Promise<void> => {
    const release = getDocumentRelease();
    if (!release) return;
    const { measureVisit } = await import('./measureVisit.ts');
    measureVisit({ route: route.slice(route.indexOf('-') + 1), locale, release }, blockErrors);
  };
  return () => {
    if (hasStarted) return;
    hasStarted = true;
    // In a task of its own. Without its code, nothing is measured.
    onFirstContentfulPaint(() => setTimeout(() => void load().catch(() => undefined)));
  };
}
