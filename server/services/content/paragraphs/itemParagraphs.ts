import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from './includes.ts';
import type { Paragraphs } from './Paragraph.ts';

/** Includes of items in `field_items` with a picture. */
const pictureItemInclude = [imageInclude('field_items.field_image')];

/** Common props of items: picture, heading, text. */
function pictureItem(item: ResourceReader) {
  return {
    image: item.image('field_image'),
    heading: item.text('field_heading'),
    text: item.html('field_text'),
  };
}

/** Blocks of items, each with a picture. */
export const itemParagraphs = {
  highlights: {
    include: pictureItemInclude,
    toProps: (paragraph) => ({
      variant: paragraph.sharedText('field_variant') === 'home' ? 'home' : 'default',
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      items: paragraph.many('field_items').map((item) => ({
        ...pictureItem(item),
        label: item.text('field_label'),
        link: item.link('field_link'),
      })),
    }),
  },
  'press-review-carousel': {
    include: pictureItemInclude,
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      items: paragraph.many('field_items').map((item) => ({
        image: item.image('field_image'),
        heading: item.text('field_heading'),
        source: item.sharedText('field_source'),
        date: item.sharedText('field_date'),
        link: item.link('field_link', item.text('field_heading') ?? item.sharedText('field_source')),
      })),
    }),
  },
  versions: {
    include: pictureItemInclude,
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      items: paragraph.many('field_items').map(pictureItem),
    }),
  },
} satisfies Paragraphs;
