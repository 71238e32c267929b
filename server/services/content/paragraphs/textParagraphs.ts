import type { Paragraphs } from './Paragraph.ts';

/** Blocks without a picture: text, links, anchors, a form. */
export const textParagraphs = {
  anchor: {
    include: [],
    toProps: (paragraph) => ({
      id: paragraph.sharedText('field_anchor_id'),
      label: paragraph.text('field_label'),
    }),
  },
  /** Its entries are the valid anchors of the page, known only after validation (server/pages/withAnchors.ts). */
  'anchors-menu': {
    include: [],
    toProps: (paragraph) => ({ label: paragraph.text('field_label'), items: [] }),
  },
  'contact-form': {
    include: [],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      dealerName: paragraph.sharedText('field_dealer_name'),
      dealerEmail: paragraph.sharedText('field_dealer_email'),
    }),
  },
} satisfies Paragraphs;
