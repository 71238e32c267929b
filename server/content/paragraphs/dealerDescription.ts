import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const dealerDescription: Paragraph<'dealer-description'> = {
  type: 'dealer-description',
  include: [imageInclude('field_logo'), imageInclude('field_image')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    logo: paragraph.image('field_logo'),
    image: paragraph.image('field_image'),
  }),
};
