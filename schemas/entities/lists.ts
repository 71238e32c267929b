import type { JSONSchema } from 'json-schema-to-ts';
import type { MenuItem } from './menu.ts';

/** The shared lists of a page; they preload the store (behaviour §10.5). */
export interface PageLists {
  header: { menu: MenuItem[]; utils: MenuItem[] };
  footer: { footerLeft: MenuItem[]; footerRight: MenuItem[] };
}

/** Empty menus: where they cannot be loaded, or are not shown. */
export const emptyLists: PageLists = {
  header: { menu: [], utils: [] },
  footer: { footerLeft: [], footerRight: [] },
};

const menu = { type: 'array', items: { $ref: 'menu-item' } } as const;

/** Menu items are recursive, so the type above is written by hand. */
export const listsSchema = {
  title: 'Lists',
  type: 'object',
  properties: {
    header: {
      type: 'object',
      properties: { menu, utils: menu },
      required: ['menu', 'utils'],
      additionalProperties: false,
    },
    footer: {
      type: 'object',
      properties: { footerLeft: menu, footerRight: menu },
      required: ['footerLeft', 'footerRight'],
      additionalProperties: false,
    },
  },
  required: ['header', 'footer'],
  additionalProperties: false,
} as const satisfies JSONSchema;
