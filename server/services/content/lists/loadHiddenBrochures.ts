import { paragraphTable } from '../paragraphs/paragraphTable.ts';
import { createLoadList } from './createLoadList.ts';

const INTRODUCTION = 'product_introduction';

/** Of other blocks nothing is needed: only their language is requested. */
const sparse = [...paragraphTable.keys()].map(
  (bundle) =>
    `fields[paragraph--${bundle}]=${bundle === INTRODUCTION ? 'field_hide_brochure,drupal_internal__id' : 'langcode'}`,
);

const query = [
  'page[limit]=999',
  'fields[node--product]=field_blocks,drupal_internal__nid',
  ...sparse,
  'include=field_blocks',
];

/** Ids of the models whose introduction hides their brochure (behaviour §3.5). */
export const loadHiddenBrochures = createLoadList<string>({
  of: { entity: 'node', bundle: 'product' },
  path: `/jsonapi/node/product?${query.join('&')}`,
  read: (products) =>
    products
      .filter((product) =>
        product
          .many('field_blocks')
          .some((block) => block.bundle === INTRODUCTION && block.boolean('field_hide_brochure')),
      )
      .map(({ id }) => id),
});
