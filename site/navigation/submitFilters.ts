import { filterAddress } from './filterAddress.ts';

/**
 * A form with `data-filters` (parts/Filters, the searches of blocks/Locator) asks for an address without the choices that
 * mean everything. Like each navigation it changes the page in this document, and the visitor stays where they are
 * (staysInPlace.ts). A browser without the Navigation API sends the form.
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
