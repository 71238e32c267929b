import { LIGHTBOX_FIELDS, MENU_BUNDLES, VOCABULARIES } from '../../../demo/services/content/model/bundles.ts';
import type { Fields } from '../../../demo/services/content/model/ContentField.ts';
import { NODE_BUNDLES } from '../../../demo/services/content/model/nodeBundles.ts';
import type { OwnBlocks } from '../../../schemas/OwnBlock.ts';
import { createParagraphs } from './createParagraphs.ts';
import type { DrupalBundle, DrupalEntity, DrupalField } from './DrupalModel.ts';
import { toFields } from './toFields.ts';
import { toLabel } from './toLabel.ts';

const metatag: DrupalField = {
  name: 'field_metatag',
  kind: 'metatag',
  isMany: false,
  isTranslatable: true,
  isRequired: false,
  label: 'Meta tags',
  description: 'For search engines and shared links, where they differ from title and first words.',
  targets: [],
  choices: [],
};

const toBundle = (
  entity: DrupalEntity,
  bundle: string,
  fields: readonly DrupalField[],
  usedBy: readonly string[],
  label = toLabel(bundle),
): DrupalBundle => ({ entity, bundle, label, description: '', fields, usedBy });

const ofMenus = Object.assign({}, ...Object.values(MENU_BUNDLES).toReversed()) as Fields;

/** Each language has a visual of its own: the fields of this node are translated, references too. */
const ofLightbox = toFields(LIGHTBOX_FIELDS).map((field) => ({ ...field, isTranslatable: true }));

/**
 * Everything of a Drupal that the site reads, from the model of the embedded service and the schemas of the blocks. What
 * that service has by code of its own is here in the stock way: menus are `menu_link_content` with fields, the
 * promotional visual is a node `lightbox`, dealers are their pages.
 *
 * @param ownBlocks of the brand whose Drupal it is.
 */
export function createDrupalModel(ownBlocks: OwnBlocks = {}): readonly DrupalBundle[] {
  const { blocks, items } = createParagraphs(ownBlocks);
  const targets = blocks.map(({ bundle }) => `paragraph--${bundle}`);
  /** Every page offers all blocks. */
  const offerBlocks = (field: DrupalField): DrupalField =>
    field.name === 'field_blocks' ? { ...field, targets } : field;
  return [
    ...VOCABULARIES.map((name) => toBundle('taxonomy_term', name, [], ['categories of lists'])),
    ...items,
    ...blocks,
    ...Object.entries(NODE_BUNDLES).map(([bundle, fields]) =>
      toBundle(
        'node',
        bundle,
        [...toFields(fields).map(offerBlocks), metatag],
        [`pages of ${toLabel(bundle).toLowerCase()}`],
      ),
    ),
    toBundle('node', 'lightbox', ofLightbox, ['the promotional visual'], 'Promotional visual'),
    toBundle('menu_link_content', 'menu_link_content', toFields(ofMenus), ['menus']),
  ];
}
