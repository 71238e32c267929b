import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const packs: Paragraph<'packs'> = {
  type: 'packs',
  include: [imageInclude('field_items.field_image')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map((item) => ({
      image: item.image('field_image'),
      heading: item.text('field_heading'),
      text: item.html('field_text'),
    })),
  }),
};
