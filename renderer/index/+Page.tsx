/** Vike requires a page; renderer/+onRenderHtml.tsx renders the site's body itself. */
export function Page() {
  return null;
}
