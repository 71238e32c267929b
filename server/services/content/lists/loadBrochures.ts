import type { Brochure } from '../Brochure.ts';
import { paragraphTable } from '../paragraphs/paragraphTable.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { createLoadList } from './createLoadList.ts';

const INTRODUCTION = 'product_introduction';
const OFFER = 'offer';

const FIELDS: Readonly<Record<string, string>> = {
  [INTRODUCTION]: 'field_hide_brochure,drupal_internal__id',
  [OFFER]: 'field_document,drupal_internal__id',
};

/** Of other blocks nothing is needed: only their language is requested. */
const sparse = [...paragraphTable.keys()].map(
  (bundle) => `fields[paragraph--${bundle}]=${FIELDS[bundle] ?? 'langcode'}`,
);

const query = [
  'page[limit]=999',
  'fields[node--product]=field_blocks,drupal_internal__nid',
  ...sparse,
  'include=field_blocks',
];

/** The brochures of all models. */
export const loadBrochures = createLoadList<Brochure>({
  of: { entity: 'node', bundle: 'product' },
  path: `/jsonapi/node/product?${query.join('&')}`,
  hasFiles: true,
  read: (products) =>
    products.map((product) => {
      const blocks = product.many('field_blocks');
      const offer = blocks.find(({ bundle }) => bundle === OFFER);
      return withoutUndefined<Brochure>({
        id: product.id,
        isHidden: blocks.some(
          (block) => block.bundle === INTRODUCTION && block.boolean('field_hide_brochure'),
        ),
        document: offer?.link('field_document'),
      });
    }),
});
