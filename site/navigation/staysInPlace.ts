import type { BrowserPage } from '../browserPage.ts';
import type { Visit } from '../Visit.ts';

/** What changes a list in place: a form of filters, or a link that keeps the visitor's place. */
const CONTROLS = '[data-filters], [data-keeps-place]';

/**
 * Whether the next page is the one on show with another query, as filters ask for it. The visitor then stays where they
 * are: at their place on the page, and on the control they have used, even when it has changed nothing.
 */
export function staysInPlace({ page, search }: Visit, next: BrowserPage): boolean {
  if (next.path !== page.path) return false;
  return window.location.search !== search || document.activeElement?.closest(CONTROLS) != null;
}
