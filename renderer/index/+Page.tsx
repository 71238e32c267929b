/** Vike wants a page to exist; renderer/+onRenderHtml.tsx renders the site's body itself. */
export function Page() {
  return null;
}
