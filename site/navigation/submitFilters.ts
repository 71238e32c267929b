import { navigate } from 'vike/client/router';
import { filterAddress } from './filterAddress.ts';

/**
 * A form with `data-filters` (parts/Filters, the searches of blocks/Locator) changes the list on show without a new
 * document: what it asks for becomes a navigation in the browser, and the visitor stays where they are
 * (staysInPlace.ts).
 */
export function submitFilters(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !('filters' in form.dataset) || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(filterAddress(form.action, new FormData(form)), { keepScrollPosition: true });
  });
}
