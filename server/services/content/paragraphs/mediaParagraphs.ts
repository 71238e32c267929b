import { imageInclude, videoInclude, widePictureInclude } from './includes.ts';
import type { Paragraphs } from './Paragraph.ts';

/** Pictures and films, with words or without. */
export const mediaParagraphs = {
  /** The count is no field: resolveBlocks.ts asks for it. */
  'coral-counter': {
    include: [imageInclude('field_image')],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      image: paragraph.image('field_image'),
      link: paragraph.link('field_link'),
    }),
  },
  'dealer-description': {
    include: [imageInclude('field_logo'), imageInclude('field_image')],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      logo: paragraph.image('field_logo'),
      image: paragraph.image('field_image'),
    }),
  },
  'full-media': {
    include: [...widePictureInclude, videoInclude('field_video')],
    toProps: (paragraph) => ({
      desktopImage: paragraph.image('field_desktop_image'),
      mobileImage: paragraph.image('field_mobile_image'),
      video: paragraph.video('field_video'),
      videoUrl: paragraph.address('field_video_url'),
      autoplay: paragraph.boolean('field_autoplay'),
      caption: paragraph.text('field_caption'),
    }),
  },
  'horizontal-text-media': {
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
  },
  parallax: {
    include: widePictureInclude,
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      desktopImage: paragraph.image('field_desktop_image'),
      mobileImage: paragraph.image('field_mobile_image'),
      link: paragraph.link('field_link'),
    }),
  },
  quotation: {
    include: [imageInclude('field_image')],
    toProps: (paragraph) => ({
      quote: paragraph.text('field_quote'),
      author: paragraph.text('field_author'),
      authorRole: paragraph.text('field_author_role'),
      image: paragraph.image('field_image'),
    }),
  },
  'simple-image': {
    include: [imageInclude('field_image')],
    toProps: (paragraph) => ({
      image: paragraph.image('field_image'),
      caption: paragraph.text('field_caption'),
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
