import type { Paragraph } from './Paragraph.ts';

/** Its entries are the valid anchors of the page, known only once the page is (server/pages/withAnchors.ts). */
export const anchorsMenu: Paragraph<'anchors-menu'> = {
  type: 'anchors-menu',
  include: [],
  toProps: (paragraph) => ({ label: paragraph.text('field_label'), items: [] }),
};
