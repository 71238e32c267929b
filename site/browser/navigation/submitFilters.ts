/**
 * The address that a form of filters asks for: that of its list, and in the query what is chosen.
 *
 * @param action address of the list; its own query, such as that of the page on show, is not part of it.
 * @param fields what the form holds, in order; empty ones mean everything and are left out, and so are files.
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
 * A form with `data-filters` (site/components/Filters, the searches of blocks/Locator) asks for an address without the choices that
 * mean everything. Like each navigation it changes the page in this document, and the visitor stays where they are
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
