import type { PageLists } from '../../schemas/entities/lists.ts';

/** A page without menus: where they cannot be had, or where nobody would see them. */
export const emptyLists: PageLists = {
  header: { menu: [], utils: [] },
  footer: { footerLeft: [], footerRight: [] },
};
