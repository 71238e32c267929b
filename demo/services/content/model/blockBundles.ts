import { FINDER_ANSWERS } from '../../../../schemas/blocks/boat-finder.ts';
import {
  boolean,
  choice,
  choices,
  date,
  email,
  type Fields,
  html,
  image,
  link,
  number,
  paragraphs,
  reference,
  references,
  sharedLink,
  sharedText,
  text,
  texts,
  video,
} from './ContentField.ts';
import { PLAIN_BUNDLES, PLAIN_ITEM_BUNDLES } from './plainBundles.ts';

const heroFields: Fields = {
  label: text,
  heading: text,
  text: html,
  desktop_image: image,
  mobile_image: image,
  light_picture: boolean,
  dark_picture: boolean,
};

const articles = references('node--news', 'node--life_on_board', 'node--owner_stories');
const product = reference('node--product');
const products = references('node--product');

/** Measures that a boat is drawn from. */
export const boatProfile: Fields = {
  length: number,
  air_draught: number,
  draught: number,
  daggerboards: boolean,
  flybridge: boolean,
  genoa: boolean,
  sails: choice('white', 'cream', 'charcoal'),
  hull: choice('white', 'navy', 'anthracite'),
};

/** Paragraphs allowed in the `blocks` of a node: those derived from the schema of their block, and all others. */
export const BLOCK_BUNDLES: Readonly<Record<string, Fields>> = {
  home_hero: { ...heroFields, video, link, second_link: link },
  article_carousel: { heading: text, text: html, articles, link },
  press_review_carousel: { heading: text, items: paragraphs('press_review_item') },
  highlights: {
    variant: choice('default', 'home'),
    heading: text,
    text: html,
    items: paragraphs('highlight_item'),
  },
  blog_highlight: { heading: text, articles, link },
  product_carousel: { heading: text, text: html, products, link },
  text_media: {
    background: choice('white', 'grey'),
    special: boolean,
    reversed: boolean,
    category: reference('taxonomy_term--blog_categories', 'taxonomy_term--blog_categories_life_on_board'),
    product,
    heading: text,
    text: html,
    image,
    video,
    video_url: sharedLink,
    iframe_url: sharedLink,
    autoplay: boolean,
    link,
  },
  hub_hero: {
    ...heroFields,
    video,
    words_in_sky: boolean,
    filters: choices('category', 'product', 'country', 'event_type'),
  },
  product_hero: { ...heroFields, name_behind: boolean, video, video_url: sharedLink, link },
  product_introduction: {
    heading: text,
    text: html,
    image,
    items: paragraphs('measurement'),
    awards: paragraphs('award'),
    hide_brochure: boolean,
  },
  versions: { heading: text, text: html, items: paragraphs('version_item') },
  compare_specifications: {
    heading: text,
    text: html,
    products,
    items: paragraphs('specification_row'),
    brochure_link: link,
  },
  offer: {
    heading: text,
    text: html,
    price_from: number,
    is_about: boolean,
    currency: sharedText,
    delivery_year: number,
    included: texts,
    promotion: link,
    document: link,
  },
  boat_finder: {
    heading: text,
    text: html,
    boats: paragraphs('boat_finder_boat'),
    sentences: paragraphs('boat_finder_sentence'),
  },
  waterline: { heading: text, text: html, products, items: paragraphs('waterline_boat'), link },
  anchors_menu: { label: text },
  anchor: { anchor_id: sharedText, label: text },
  contact_form: { heading: text, text: html, dealer_name: sharedText, dealer_email: email, tour: boolean },
  coral_counter: { heading: text, text: html, image, link },
  ...PLAIN_BUNDLES,
};

/** Paragraphs allowed only inside a block. */
export const ITEM_BUNDLES: Readonly<Record<string, Fields>> = {
  press_review_item: { image, heading: text, source: sharedText, date, link },
  highlight_item: { image, label: text, heading: text, text: html, link },
  measurement: { value: text, unit: text, label: text },
  award: { image, label: text, link },
  version_item: { image, heading: text, text: html },
  specification_row: { group: text, label: text, values: texts },
  boat_finder_boat: { product, easy: number, fast: number, room: number },
  boat_finder_sentence: { product, answer: choice(...FINDER_ANSWERS), beside: product, reason: text },
  waterline_boat: { title: text, label: text, ...boatProfile },
  ...PLAIN_ITEM_BUNDLES,
};
