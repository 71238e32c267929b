import type { BrowserPage } from './browserPage.ts';

/**
 * Tells the data layer which model is on show (behaviour §2.3). It stays in the page: no tag reads it without consent.
 */
export function pushAnalytics({ analytics }: BrowserPage): void {
  if (!analytics) return;
  window.dataLayer ??= [];
  window.dataLayer.push(analytics);
}
