/** A page JSON with nothing but what the envelope needs. */
export const minimalPage = (blocks: unknown[]) => ({
  path: '/x',
  locale: 'en',
  route: 'en-slug',
  kind: 'page',
  status: 200,
  seo: { title: 'X', structuredData: [] },
  breadcrumb: { items: [] },
  alternates: [],
  header: { plain: true, disabled: false },
  blocks,
  lists: { header: { menu: [], utils: [] }, footer: { footerLeft: [], footerRight: [] } },
});
