import { widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const parallax: Paragraph<'parallax'> = {
  type: 'parallax',
  include: widePictureInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    desktopImage: paragraph.image('field_desktop_image'),
    mobileImage: paragraph.image('field_mobile_image'),
    link: paragraph.link('field_link'),
  }),
};
