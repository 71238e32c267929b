import type { PageLists } from '../../schemas/entities/lists.ts';

/** Empty menus: where they cannot be loaded, or are not shown. */
export const emptyLists: PageLists = {
  header: { menu: [], utils: [] },
  footer: { footerLeft: [], footerRight: [] },
};
