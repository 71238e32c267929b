import type { BrowserPage } from '../../frame/browserPage.ts';
import type { ClientApp } from '../ClientApp.ts';

/** What changes a list in place: a form of filters, or a link that keeps the visitor's place. */
const CONTROLS = '[data-filters], [data-keeps-place]';

/**
 * Whether the next page is the one on show with another query, as filters ask for it. The visitor then stays where they
 * are: at their place on the page, and on the control they have used, even when it has changed nothing.
 */
export function staysInPlace({ page, search }: ClientApp, next: BrowserPage): boolean {
  if (next.path !== page.path) return false;
  return window.location.search !== search || document.activeElement?.closest(CONTROLS) != null;
}

/** Address of the link that was followed from a page, by the path of that page. */
const followed = new Map<string, string>();

/** Remembers which link the visitor leaves a page by. */
export function saveFocus(path: string): void {
  const link = document.activeElement?.closest('main a[href]');
  const href = link?.getAttribute('href');
  if (href) followed.set(path, href);
  else followed.delete(path);
}

/**
 * Leaves the focus where it is (staysInPlace). When what held it is gone, as a link that took the filters off, it goes
 * to the filters.
 */
export function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const near = document.querySelector<HTMLElement>('[data-filters] :is(select, [type="text"])');
  (near ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

/**
 * Moves the focus as loading a document would (WCAG 2.2, 2.4.3): to the content of a new page, or, coming back, to
 * the link the visitor left by.
 */
export function placeFocus(path: string, { isBack }: { isBack: boolean }): void {
  const href = isBack ? followed.get(path) : undefined;
  const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  (link || document.getElementById('content'))?.focus({ preventScroll: true });
}
