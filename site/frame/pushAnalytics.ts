import type { BrowserPage } from './browserPage.ts';

/**
 * Pushes the displayed model to the data layer (behaviour §2.3). It stays in the page: no tag reads it without
 * consent.
 */
export function pushAnalytics({ analytics }: BrowserPage): void {
  if (!analytics) return;
  window.dataLayer ??= [];
  window.dataLayer.push(analytics);
}
