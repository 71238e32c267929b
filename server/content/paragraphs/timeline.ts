import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const timeline: Paragraph<'timeline'> = {
  type: 'timeline',
  include: [imageInclude('field_items.field_image')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    items: paragraph.many('field_items').map((item) => ({
      period: item.text('field_period'),
      heading: item.text('field_heading'),
      text: item.html('field_text'),
      image: item.image('field_image'),
    })),
  }),
};
