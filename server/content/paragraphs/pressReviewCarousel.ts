import type { Paragraph } from './Paragraph.ts';
import { pictureItemInclude } from './pictureItem.ts';

export const pressReviewCarousel: Paragraph<'press-review-carousel'> = {
  type: 'press-review-carousel',
  include: pictureItemInclude,
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    items: paragraph.many('field_items').map((item) => ({
      image: item.image('field_image'),
      heading: item.text('field_heading'),
      source: item.text('field_source'),
      date: item.text('field_date'),
      link: item.link('field_link', item.text('field_heading') ?? item.text('field_source')),
    })),
  }),
};
