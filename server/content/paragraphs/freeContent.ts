import type { Paragraph } from './Paragraph.ts';

export const freeContent: Paragraph<'free-content'> = {
  type: 'free-content',
  include: [],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
  }),
};
