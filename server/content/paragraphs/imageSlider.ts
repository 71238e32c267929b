import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const imageSlider: Paragraph<'image-slider'> = {
  type: 'image-slider',
  include: [imageInclude('field_items.field_image')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    items: paragraph.many('field_items').map((item) => ({
      image: item.image('field_image'),
      caption: item.text('field_caption'),
    })),
  }),
};
