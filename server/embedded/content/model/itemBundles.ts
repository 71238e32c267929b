import { date, type Fields, html, image, link, sharedText, text, texts } from './Field.ts';

/** Paragraphs that stand inside a block, never on a page by themselves. */
export const ITEM_BUNDLES: Readonly<Record<string, Fields>> = {
  three_columns_item: { image, heading: text, text: html, link },
  image_slider_item: { image, caption: text },
  press_review_item: { image, heading: text, source: sharedText, date, link },
  highlight_item: { image, label: text, heading: text, text: html, link },
  pack_item: { image, heading: text, text: html },
  measurement: { value: text, unit: text, label: text },
  award: { image, label: text, link },
  version_item: { image, heading: text, text: html },
  specification_row: { label: text, values: texts },
  key_figure: { value: text, unit: text, label: text },
  timeline_item: { period: text, heading: text, text: html, image },
};
