import type { Paragraph } from './Paragraph.ts';

export const contactForm: Paragraph<'contact-form'> = {
  type: 'contact-form',
  include: [],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    dealerName: paragraph.text('field_dealer_name'),
    dealerEmail: paragraph.text('field_dealer_email'),
  }),
};
