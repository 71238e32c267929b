import { videoInclude, widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const fullMedia: Paragraph<'full-media'> = {
  type: 'full-media',
  include: [...widePictureInclude, videoInclude('field_video')],
  toProps: (paragraph) => ({
    desktopImage: paragraph.image('field_desktop_image'),
    mobileImage: paragraph.image('field_mobile_image'),
    video: paragraph.video('field_video'),
    videoUrl: paragraph.address('field_video_url'),
    autoplay: paragraph.boolean('field_autoplay'),
    caption: paragraph.text('field_caption'),
  }),
};
