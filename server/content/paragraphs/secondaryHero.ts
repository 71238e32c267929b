import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const secondaryHero: Paragraph<'secondary-hero'> = {
  type: 'secondary-hero',
  include: [imageInclude('field_desktop_image'), imageInclude('field_mobile_image')],
  toProps: (paragraph) => ({
    label: paragraph.text('field_label'),
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    desktopImage: paragraph.image('field_desktop_image'),
    mobileImage: paragraph.image('field_mobile_image'),
  }),
};
