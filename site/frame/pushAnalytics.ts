import { rememberBoat } from '../components/Form/lastBoat.ts';
import type { BrowserPage } from './browserPage.ts';

/**
 * Pushes the displayed model to the data layer (behaviour §2.3). It stays in the page: no tag reads it without
 * consent. The next form ticks it (behaviour §7.4).
 */
export function pushAnalytics({ analytics }: BrowserPage): void {
  if (!analytics) return;
  rememberBoat(analytics.model);
  window.dataLayer ??= [];
  window.dataLayer.push(analytics);
}
