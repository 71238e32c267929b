import { imageInclude, videoInclude } from './includes.ts';
import type { Paragraphs } from './Paragraph.ts';

/** Pictures and videos, with or without text. */
export const mediaParagraphs = {
  /** The count is no field: resolveBlocks.ts loads it. */
  'coral-counter': {
    include: [imageInclude('field_image')],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      image: paragraph.image('field_image'),
      link: paragraph.link('field_link'),
    }),
  },
  'text-media': {
    include: ['field_category', 'field_product', imageInclude('field_image'), videoInclude('field_video')],
    toProps: (paragraph) => ({
      bgColor: paragraph.sharedText('field_background') === 'grey' ? 'grey' : 'white',
      special: paragraph.boolean('field_special'),
      reversed: paragraph.boolean('field_reversed'),
      category: paragraph.one('field_category')?.text('name'),
      product: paragraph.one('field_product')?.text('title'),
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      image: paragraph.image('field_image'),
      video: paragraph.video('field_video'),
      videoUrl: paragraph.address('field_video_url'),
      iframeUrl: paragraph.address('field_iframe_url'),
      autoplay: paragraph.boolean('field_autoplay'),
      link: paragraph.link('field_link'),
    }),
  },
} satisfies Paragraphs;
