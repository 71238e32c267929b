// Vike wants a page to exist; renderer/+onRenderHtml.tsx renders the site's body itself.
export { PageBody as Page } from '../../site/PageBody.tsx';
