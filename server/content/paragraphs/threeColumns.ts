import type { Paragraph } from './Paragraph.ts';
import { pictureItem, pictureItemInclude } from './pictureItem.ts';

export const threeColumns: Paragraph<'three-columns'> = {
  type: 'three-columns',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    items: paragraph.many('field_items').map((item) => ({
      ...pictureItem(item),
      link: item.link('field_link'),
    })),
  }),
};
