import { imageInclude, videoInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const homeHero: Paragraph<'home-hero'> = {
  type: 'home-hero',
  include: [
    imageInclude('field_desktop_image'),
    imageInclude('field_mobile_image'),
    videoInclude('field_video'),
  ],
  toProps: (paragraph) => ({
    label: paragraph.text('field_label'),
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    desktopImage: paragraph.image('field_desktop_image'),
    mobileImage: paragraph.image('field_mobile_image'),
    internVideo: paragraph.video('field_video'),
    link: paragraph.link('field_link'),
  }),
};
