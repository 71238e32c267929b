/** Address of the link that was followed from a page, by the path of that page. */
const followed = new Map<string, string>();

/** Remembers which link the visitor leaves a page by. */
export function rememberFocus(path: string): void {
  const link = document.activeElement?.closest('main a[href]');
  const href = link?.getAttribute('href');
  if (href) followed.set(path, href);
  else followed.delete(path);
}

/**
 * Leaves the focus where it is (staysInPlace.ts). When what held it is gone, as a link that took the filters off, it goes
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
