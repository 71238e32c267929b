import { heroProps } from './hero.ts';
import { videoInclude, widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const productHero: Paragraph<'product-hero'> = {
  type: 'product-hero',
  include: [...widePictureInclude, videoInclude('field_video')],
  toProps: (paragraph) => ({
    ...heroProps(paragraph),
    internVideo: paragraph.video('field_video'),
    externalVideo: paragraph.address('field_video_url'),
    link: paragraph.link('field_link'),
  }),
};
