import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { imageSchema } from '../parts/image.ts';
import type { MenuItem } from './menu.ts';

/**
 * The promotional visual of a language: one picture with a link (behaviour §13.1). Without a link text, the
 * alternative text of the picture is all it says.
 */
export const lightboxSchema = {
  title: 'Lightbox',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    image: imageSchema,
    mobileImage: { ...imageSchema, description: 'Shown instead at 768 px or less.' },
    link: {
      type: 'object',
      properties: {
        url: { type: 'string', format: 'link-url', description: 'Site path, or an address elsewhere.' },
        label: { type: 'string', minLength: 1, description: 'What it says under the picture, if anything.' },
        target: { enum: ['_self', '_blank'], description: 'Where it opens; the same tab when absent.' },
      },
      required: ['url'],
      additionalProperties: false,
    },
  },
  required: ['id', 'image', 'link'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Lightbox = FromSchema<typeof lightboxSchema>;

/** The shared lists of a page; they preload the store (behaviour §10.5). */
export interface PageLists {
  header: { menu: MenuItem[]; utils: MenuItem[] };
  footer: { footerLeft: MenuItem[]; footerRight: MenuItem[] };
  /** Absent where the language has no promotional visual. */
  lightbox?: Lightbox;
}

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
    lightbox: lightboxSchema,
  },
  required: ['header', 'footer'],
  additionalProperties: false,
} as const satisfies JSONSchema;
