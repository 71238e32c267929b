import type { Paragraph } from './Paragraph.ts';

export const compareSpecifications: Paragraph<'compare-specifications'> = {
  type: 'compare-specifications',
  include: ['field_products', 'field_items'],
  toProps: (paragraph) => {
    const columns = paragraph.places('field_products');
    // The values of a row stand in the order of the products: a product that is gone takes its column with it.
    const isGone = (column: number) => column < columns.length && columns[column] === undefined;
    return {
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      products: columns
        .filter((product) => product !== undefined)
        .map((product) => ({ title: product.text('title'), url: product.path() })),
      rows: paragraph.many('field_items').map((row) => ({
        label: row.text('field_label'),
        values: row.strings('field_values').filter((_, column) => !isGone(column)),
      })),
      brochureLink: paragraph.link('field_brochure_link'),
    };
  },
};
