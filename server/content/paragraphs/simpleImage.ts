import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const simpleImage: Paragraph<'simple-image'> = {
  type: 'simple-image',
  include: [imageInclude('field_image')],
  toProps: (paragraph) => ({
    image: paragraph.image('field_image'),
    caption: paragraph.text('field_caption'),
  }),
};
