import type { Paragraph } from './Paragraph.ts';
import { pictureItem, pictureItemInclude } from './pictureItem.ts';

export const highlights: Paragraph<'highlights'> = {
  type: 'highlights',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    variant: paragraph.text('field_variant') === 'home' ? 'home' : 'default',
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map((item) => ({
      ...pictureItem(item),
      label: item.text('field_label'),
      link: item.link('field_link'),
    })),
  }),
};
