import type { Paragraph } from './Paragraph.ts';
import { pictureItemInclude } from './pictureItem.ts';

export const imageSlider: Paragraph<'image-slider'> = {
  type: 'image-slider',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    items: paragraph.many('field_items').map((item) => ({
      image: item.image('field_image'),
      caption: item.text('field_caption'),
    })),
  }),
};
