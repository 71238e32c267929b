import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const highlights: Paragraph<'highlights'> = {
  type: 'highlights',
  include: [imageInclude('field_items.field_image')],
  toProps: (paragraph) => ({
    variant: paragraph.text('field_variant') === 'home' ? 'home' : 'default',
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map((item) => ({
      image: item.image('field_image'),
      label: item.text('field_label'),
      heading: item.text('field_heading'),
      text: item.html('field_text'),
      link: item.link('field_link'),
    })),
  }),
};
