import type { Paragraph } from './Paragraph.ts';
import { pictureItem, pictureItemInclude } from './pictureItem.ts';

export const packs: Paragraph<'packs'> = {
  type: 'packs',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map(pictureItem),
  }),
};
