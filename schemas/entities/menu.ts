import type { JSONSchema } from 'json-schema-to-ts';
import type { Image } from '../parts/image.ts';
import { imageSchema } from '../parts/image.ts';

/** An item of a menu with its children (behaviour §9.3). Without `url` it is a heading. */
export interface MenuItem {
  id: string;
  label: string;
  description?: string;
  url?: string;
  target?: '_self' | '_blank';
  isVisible: boolean;
  parent?: string;
  weight: number;
  image?: Image;
  separator: boolean;
  isNew: boolean;
  isHeritage: boolean;
  children: MenuItem[];
}

/** Recursive, so the type above is written by hand: FromSchema cannot follow `$ref`. */
export const menuItemSchema = {
  $id: 'menu-item',
  title: 'Menu item',
  type: 'object',
  properties: {
    id: { type: 'string' },
    label: { type: 'string', minLength: 1 },
    description: {
      type: 'string',
      minLength: 1,
      description: 'A few words below the label of the second and third level, such as the length of a boat.',
    },
    url: { type: 'string', format: 'link-url' },
    target: { enum: ['_self', '_blank'] },
    isVisible: { type: 'boolean', description: 'Shown unless the editor said no.' },
    parent: { type: 'string' },
    weight: { type: 'number', description: 'Order among siblings.' },
    image: imageSchema,
    separator: { type: 'boolean', description: 'A line above the item.' },
    isNew: { type: 'boolean', description: 'Carries the New badge.' },
    isHeritage: { type: 'boolean', description: 'Stands in the heritage list.' },
    children: { type: 'array', items: { $ref: 'menu-item' } },
  },
  required: ['id', 'label', 'isVisible', 'weight', 'separator', 'isNew', 'isHeritage', 'children'],
  additionalProperties: false,
} as const satisfies JSONSchema;
