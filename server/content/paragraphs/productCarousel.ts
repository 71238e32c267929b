import { imageInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

/** A model without a cut-out picture shows the one of the menus. */
export const productCarousel: Paragraph<'product-carousel'> = {
  type: 'product-carousel',
  include: [
    imageInclude('field_products.field_menu_image'),
    imageInclude('field_products.field_slider_image'),
  ],
  toProps: (paragraph) => ({
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    products: paragraph.many('field_products').map((product) => ({
      id: product.id,
      title: product.text('title'),
      url: product.path(),
      image: product.image('field_slider_image') ?? product.image('field_menu_image'),
    })),
    link: paragraph.link('field_link'),
  }),
};
