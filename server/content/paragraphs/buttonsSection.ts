import type { Paragraph } from './Paragraph.ts';

export const buttonsSection: Paragraph<'buttons-section'> = {
  type: 'buttons-section',
  include: [],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    brochureLink: paragraph.link('field_brochure_link'),
    configuratorLink: paragraph.link('field_configurator_link'),
    findDealerLink: paragraph.link('field_find_dealer_link'),
  }),
};
