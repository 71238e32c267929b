/**
 * Address for a form of filters: its list, with the choices as query.
 *
 * @param action address of the list; its own query, such as that of the displayed page, is dropped.
 * @param fields entries of the form, in order; empty ones mean everything and are dropped, and so are files.
 * @returns path and query.
 */
export function filterAddress(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const { pathname } = new URL(action);
  const chosen = [...fields].filter(
    (field): field is [string, string] => Boolean(field[1]) && typeof field[1] === 'string',
  );
  const query = new URLSearchParams(chosen).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * Submits forms with `data-filters` (site/components/Filters, the searches of blocks/Locator) to an address without
 * empty choices. Like each navigation this changes the page in the document and keeps the scroll position
 * (focusMemory.ts). A browser without the Navigation API sends the form.
 */
export function submitFilters(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !('filters' in form.dataset) || event.defaultPrevented) return;
    if (!('navigation' in window)) return;
    event.preventDefault();
    window.navigation.navigate(filterAddress(form.action, new FormData(form)));
  });
}
