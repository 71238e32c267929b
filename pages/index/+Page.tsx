/** Vike requires a page; pages/+onRenderHtml.tsx renders the site's body itself. */
export function Page() {
  return null;
}
