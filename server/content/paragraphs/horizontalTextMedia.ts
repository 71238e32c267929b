import { imageInclude, videoInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const horizontalTextMedia: Paragraph<'horizontal-text-media'> = {
  type: 'horizontal-text-media',
  include: [imageInclude('field_image'), videoInclude('field_video')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    image: paragraph.image('field_image'),
    video: paragraph.video('field_video'),
    videoUrl: paragraph.address('field_video_url'),
    reversed: paragraph.boolean('field_reversed'),
    link: paragraph.link('field_link'),
  }),
};
