import { imageInclude } from './includes.ts';
import { measurement } from './measurement.ts';
import type { Paragraph } from './Paragraph.ts';

export const productIntroduction: Paragraph<'product-introduction'> = {
  type: 'product-introduction',
  include: [imageInclude('field_image'), 'field_items', imageInclude('field_awards.field_image')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    image: paragraph.image('field_image'),
    measurements: paragraph.many('field_items').map(measurement),
    awards: paragraph.many('field_awards').map((award) => {
      const label = award.text('field_label');
      // Editors name the prize once: its link has no words of its own.
      return { image: award.image('field_image'), label, link: award.link('field_link', label) };
    }),
    hideBrochure: paragraph.boolean('field_hide_brochure'),
  }),
};
