import { FINDER_ANSWERS } from '../../../../schemas/blocks/boat-finder.ts';
import type { Measurement } from '../../../../schemas/parts/measurement.ts';
import { boatProfile } from '../boatProfile.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from './includes.ts';
import type { Draft, Paragraphs } from './Paragraph.ts';

/** A `measurement` or `key_figure` item. */
function measurement(item: ResourceReader): Draft<Measurement> {
  return {
    value: item.text('field_value'),
    unit: item.text('field_unit'),
    label: item.text('field_label'),
  };
}

/** Blocks about models. */
export const modelParagraphs = {
  /** A boat that is gone takes its sentences with it. */
  'boat-finder': {
    include: ['field_boats.field_product', 'field_sentences.field_product', 'field_sentences.field_beside'],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      boats: paragraph.many('field_boats').flatMap((boat) => {
        const [easy, fast, room] = ['easy', 'fast', 'room'].map((way) => boat.number(`field_${way}`));
        const product = boat.one('field_product');
        if (!product) return [];
        const title = product.text('title');
        return { title, url: product.path(), profile: boatProfile(product), easy, fast, room };
      }),
      sentences: paragraph.many('field_sentences').flatMap((sentence) => {
        const boat = sentence.one('field_product')?.text('title');
        const given = sentence.sharedText('field_answer');
        const answer = FINDER_ANSWERS.find((known) => known === given);
        const beside = sentence.one('field_beside')?.text('title');
        return boat ? { boat, answer, beside, text: sentence.text('field_reason') } : [];
      }),
    }),
  },
  'compare-specifications': {
    include: ['field_products', 'field_items'],
    toProps: (paragraph) => {
      const columns = paragraph.places('field_products');
      // The values of a row are in the order of the products: a missing product takes its column with it.
      const isGone = (column: number) => column < columns.length && columns[column] === undefined;
      return {
        heading: paragraph.text('field_heading'),
        text: paragraph.html('field_text'),
        products: columns
          .filter((product) => product !== undefined)
          .map((product) => ({
            title: product.text('title'),
            url: product.path(),
            profile: boatProfile(product),
          })),
        rows: paragraph.many('field_items').map((row) => ({
          group: row.text('field_group'),
          label: row.text('field_label'),
          values: row.strings('field_values').filter((_, column) => !isGone(column)),
        })),
        brochureLink: paragraph.link('field_brochure_link'),
      };
    },
  },
  offer: {
    include: [],
    toProps: (paragraph) => {
      const included = paragraph.strings('field_included');
      return {
        heading: paragraph.text('field_heading'),
        text: paragraph.html('field_text'),
        priceFrom: paragraph.number('field_price_from'),
        isAbout: paragraph.boolean('field_is_about') || undefined,
        currency: paragraph.sharedText('field_currency'),
        deliveryYear: paragraph.number('field_delivery_year'),
        included: included.length > 0 ? included : undefined,
        promotion: paragraph.link('field_promotion'),
        document: paragraph.link('field_document'),
      };
    },
  },
  /** A model without a cut-out picture uses that of the menus. */
  'product-carousel': {
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
        profile: boatProfile(product),
      })),
      link: paragraph.link('field_link'),
    }),
  },
  'product-introduction': {
    include: [imageInclude('field_image'), 'field_items', imageInclude('field_awards.field_image')],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      image: paragraph.image('field_image'),
      measurements: paragraph.many('field_items').map(measurement),
      awards: paragraph.many('field_awards').map((award) => {
        const label = award.text('field_label');
        // The link of an award has no text of its own: the award's label is used.
        return { image: award.image('field_image'), label, link: award.link('field_link', label) };
      }),
      hideBrochure: paragraph.boolean('field_hide_brochure'),
    }),
  },
  /** Models, which have their measures themselves, and boats without a page. */
  waterline: {
    include: ['field_products', 'field_items'],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      boats: [
        ...paragraph.many('field_products').map((product) => ({
          title: product.text('title'),
          url: product.path(),
          profile: boatProfile(product),
        })),
        ...paragraph.many('field_items').map((boat) => ({
          title: boat.text('field_title'),
          label: boat.text('field_label'),
          profile: boatProfile(boat),
        })),
      ],
      link: paragraph.link('field_link'),
    }),
  },
} satisfies Paragraphs;
