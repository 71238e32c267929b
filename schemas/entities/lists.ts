import type { JSONSchema } from 'json-schema-to-ts';
import { type Lightbox, lightboxSchema } from './lightbox.ts';
import type { MenuItem } from './menu.ts';

/** The shared lists a page reads; they preload the store (spec 1 §3, shared state). */
export interface PageLists {
  header: { menu: MenuItem[]; utils: MenuItem[] };
  footer: { footerLeft: MenuItem[]; footerRight: MenuItem[] };
  /** Absent where the language has no promotional visual. */
  lightbox?: Lightbox;
}

const menu = { type: 'array', items: { $ref: 'menu-item' } } as const;

/** Menu items are recursive, so the type above is written out. */
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
    lightbox: lightboxSchema,
  },
  required: ['header', 'footer'],
  additionalProperties: false,
} as const satisfies JSONSchema;
