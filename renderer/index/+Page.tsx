// Vike wants a page to exist; the hooks render the site's body themselves, with what the page handler gave them.
export { PageBody as Page } from '../../site/PageBody.tsx';
