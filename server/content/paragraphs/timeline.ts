import type { Paragraph } from './Paragraph.ts';
import { pictureItem, pictureItemInclude } from './pictureItem.ts';

export const timeline: Paragraph<'timeline'> = {
  type: 'timeline',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map((item) => ({
      period: item.text('field_period'),
      ...pictureItem(item),
    })),
  }),
};
