import { BLOCK_BUNDLES, ITEM_BUNDLES } from '../../../demo/services/content/model/blockBundles.ts';
import { LIGHTBOX_FIELDS, MENU_BUNDLES, VOCABULARIES } from '../../../demo/services/content/model/bundles.ts';
import type { ContentField, Fields } from '../../../demo/services/content/model/ContentField.ts';
import { NODE_BUNDLES } from '../../../demo/services/content/model/nodeBundles.ts';
import type { BlockSchema } from '../../../schemas/BlockSchema.ts';
import { PURPOSES } from '../../../schemas/BlockSchema.ts';
import { type BlockType, blockSchemas } from '../../../schemas/index.ts';
import type { DrupalBundle, DrupalEntity, DrupalField } from './DrupalModel.ts';
import { describeProp, findProp, type PropSchema } from './findProp.ts';
import { toLabel } from './toLabel.ts';

/** `text_media` is the paragraph of `text-media`. */
const toBlockType = (bundle: string) => bundle.replaceAll('_', '-') as BlockType;

const getSchema = (bundle: string): BlockSchema & PropSchema => blockSchemas[toBlockType(bundle)];

const PURPOSE_ORDER = Object.keys(PURPOSES);

/** Drupal offers blocks by purpose; everything else keeps its order. */
function byPurpose(one: string, other: string): number {
  const [a, b] = [one, other].map((target) => {
    const bundle = target.replace('paragraph--', '');
    return bundle in BLOCK_BUNDLES ? PURPOSE_ORDER.indexOf(getSchema(bundle).purpose) : -1;
  });
  return (a ?? 0) - (b ?? 0);
}

/** Types whose emptiness the site fills in by itself: never required of editors. */
const HAS_DEFAULT: ReadonlySet<string> = new Set(['boolean', 'choice']);

/** Nothing counts as yes here: a form that a box leaves empty would store no. */
const TICKED: ReadonlySet<string> = new Set(['is_visible']);

function toField(name: string, field: ContentField, schema: PropSchema | undefined): DrupalField {
  const found = schema && findProp(schema, name);
  return {
    name: `field_${name}`,
    kind: field.kind,
    isMany: field.kind === 'paragraphs' || field.many,
    isTranslatable: 'translatable' in field && field.translatable,
    isRequired: found?.isRequired === true && !HAS_DEFAULT.has(field.kind),
    isTicked: TICKED.has(name),
    label: toLabel(name),
    description: found ? describeProp(found.schema) : '',
    targets: 'targets' in field ? field.targets.toSorted(byPurpose) : [],
    choices: ('choices' in field && field.choices) || [],
  };
}

const toFields = (fields: Fields, schema?: PropSchema): DrupalField[] =>
  Object.entries(fields).map(([name, field]) => toField(name, field, schema));

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
  description = '',
): DrupalBundle => ({ entity, bundle, label, description, fields, usedBy });

/** “Texts and figures. Two to four things worth a look. One of heading, text is needed.” */
function describeBlock({
  purpose,
  description,
  anyOf = [],
  properties = {},
}: BlockSchema & PropSchema): string {
  const choices = anyOf.flatMap(({ required = [] }) => required).filter((prop) => prop in properties);
  const needed = choices.length > 1 ? `One of ${choices.map(toWords).join(', ')} is needed.` : '';
  return [`${PURPOSES[purpose]}.`, description, needed].filter(Boolean).join(' ');
}

const toWords = (prop: string) => prop.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Blocks in the order of their purposes. */
const blockBundles = Object.entries(BLOCK_BUNDLES).sort(([one], [other]) => byPurpose(one, other));

const blocks = blockBundles.map(([bundle, fields]) => {
  const schema = getSchema(bundle);
  return toBundle(
    'paragraph',
    bundle,
    toFields(fields, schema),
    [toBlockType(bundle)],
    schema.title,
    describeBlock(schema),
  );
});

/** A bundle of items is described by the prop of the block that holds them. */
function toItemBundle([bundle, fields]: [string, Fields]): DrupalBundle {
  const holders = blockBundles.flatMap(([block, ofBlock]) =>
    Object.entries(ofBlock)
      .filter(([, field]) => field.kind === 'paragraphs' && field.targets.includes(`paragraph--${bundle}`))
      .map(([name]) => ({ block, schema: findProp(getSchema(block), name)?.schema })),
  );
  const [holder] = holders;
  return toBundle(
    'paragraph',
    bundle,
    toFields(fields, holder?.schema?.items),
    holders.map(({ block }) => toBlockType(block)),
    toLabel(bundle),
    holder?.schema?.description,
  );
}

const ofMenus = Object.assign({}, ...Object.values(MENU_BUNDLES).toReversed()) as Fields;

/** Each language has a visual of its own: the fields of this node are translated, references too. */
const ofLightbox = toFields(LIGHTBOX_FIELDS).map((field) => ({ ...field, isTranslatable: true }));

/**
 * Everything of a Drupal that the site reads, from the model of the embedded service and the schemas of the blocks. What
 * that service has by code of its own is here in the stock way: menus are `menu_link_content` with fields, the
 * promotional visual is a node `lightbox`, dealers are their pages.
 */
export const drupalModel: readonly DrupalBundle[] = [
  ...VOCABULARIES.map((name) => toBundle('taxonomy_term', name, [], ['categories of lists'])),
  ...Object.entries(ITEM_BUNDLES).map(toItemBundle),
  ...blocks,
  ...Object.entries(NODE_BUNDLES).map(([bundle, fields]) =>
    toBundle('node', bundle, [...toFields(fields), metatag], [`pages of ${toLabel(bundle).toLowerCase()}`]),
  ),
  toBundle('node', 'lightbox', ofLightbox, ['the promotional visual'], 'Promotional visual'),
  toBundle('menu_link_content', 'menu_link_content', toFields(ofMenus), ['menus']),
];
