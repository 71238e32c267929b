import type { Paragraph } from './Paragraph.ts';

export const lead: Paragraph<'lead'> = {
  type: 'lead',
  include: [],
  toProps: (paragraph) => ({ text: paragraph.html('field_text') }),
};
