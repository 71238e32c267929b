import type { Paragraph } from './Paragraph.ts';

export const anchor: Paragraph<'anchor'> = {
  type: 'anchor',
  include: [],
  toProps: (paragraph) => ({
    id: paragraph.text('field_anchor_id'),
    label: paragraph.text('field_label'),
  }),
};
