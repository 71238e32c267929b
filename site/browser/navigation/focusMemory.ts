import type { BrowserPage } from '../../frame/browserPage.ts';
import type { ClientApp } from '../ClientApp.ts';

/** Elements that change a list in place: a form of filters, or a link that keeps the scroll position. */
const CONTROLS = '[data-filters], [data-keeps-place]';

/** Links to another page of a list: its start is what the visitor wants to see. */
const PAGES = '[data-turns-page]';

/**
 * Whether the next page is the same one with another query, as filters ask for it. Scroll position and focus then
 * stay, even when nothing has changed.
 */
export function staysInPlace({ page, search }: ClientApp, next: BrowserPage): boolean {
  if (next.path !== page.path || document.activeElement?.closest(PAGES)) return false;
  return window.location.search !== search || document.activeElement?.closest(CONTROLS) != null;
}

/** Address of the link that was followed from a page, by the path of that page. */
const followed = new Map<string, string>();

/** Saves which link the visitor follows from a page. */
export function saveFocus(path: string): void {
  const link = document.activeElement?.closest('main a[href]');
  const href = link?.getAttribute('href');
  if (href) followed.set(path, href);
  else followed.delete(path);
}

/**
 * Leaves the focus where it is (staysInPlace). When its element is gone, such as a link that removed the filters, the
 * filters get it.
 */
export function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const near = document.querySelector<HTMLElement>('[data-filters] :is(select,[type=text],[type=radio])');
  (near ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

/**
 * Moves the focus as loading a document would (WCAG 2.2, 2.4.3): to the content of a new page or, going back, to the
 * link that the visitor had followed; or to the field that the fragment of the address names.
 */
export function placeFocus(path: string, { isBack }: { isBack: boolean }): void {
  const href = isBack ? followed.get(path) : undefined;
  const links = href ? document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`) : [];
  // Of two for different widths one is hidden.
  const link = [...links].find((one) => one.checkVisibility({ visibilityProperty: true }));
  const named = document.getElementById(window.location.hash.slice(1));
  const field = named instanceof HTMLInputElement && named;
  (link || field || document.getElementById('content'))?.focus({ preventScroll: true });
}
