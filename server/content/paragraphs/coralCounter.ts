import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

/** The count is no field: blockResolvers.ts asks for it. */
export const coralCounter: Paragraph<'coral-counter'> = {
  type: 'coral-counter',
  include: [imageInclude('field_image')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    image: paragraph.image('field_image'),
    link: paragraph.link('field_link'),
  }),
};
