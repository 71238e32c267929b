import type { Paragraph } from './Paragraph.ts';
import { pictureItem, pictureItemInclude } from './pictureItem.ts';

export const versions: Paragraph<'versions'> = {
  type: 'versions',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map(pictureItem),
  }),
};
