import { imageInclude } from './includes.ts';
import { measurement } from './measurement.ts';
import type { Paragraph } from './Paragraph.ts';

export const keyFigures: Paragraph<'key-figures'> = {
  type: 'key-figures',
  include: ['field_items', imageInclude('field_images')],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    items: paragraph.many('field_items').map(measurement),
    images: paragraph.images('field_images'),
  }),
};
