import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const quotation: Paragraph<'quotation'> = {
  type: 'quotation',
  include: [imageInclude('field_image')],
  toProps: (paragraph) => ({
    quote: paragraph.text('field_quote'),
    author: paragraph.text('field_author'),
    authorRole: paragraph.text('field_author_role'),
    image: paragraph.image('field_image'),
  }),
};
