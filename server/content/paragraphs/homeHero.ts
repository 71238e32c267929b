import { heroProps } from './hero.ts';
import { videoInclude, widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const homeHero: Paragraph<'home-hero'> = {
  type: 'home-hero',
  include: [...widePictureInclude, videoInclude('field_video')],
  toProps: (paragraph) => ({
    ...heroProps(paragraph),
    internVideo: paragraph.video('field_video'),
    link: paragraph.link('field_link'),
  }),
};
