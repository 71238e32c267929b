import { BLOCK_BUNDLES, ITEM_BUNDLES } from '../../../demo/services/content/model/blockBundles.ts';
import type { Fields } from '../../../demo/services/content/model/ContentField.ts';
import { toPlainBundles } from '../../../demo/services/content/model/plainBundles.ts';
import { type BlockSchema, PURPOSES } from '../../../schemas/BlockSchema.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import type { OwnBlocks } from '../../../schemas/OwnBlock.ts';
import type { DrupalBundle } from './DrupalModel.ts';
import { findProp, type PropSchema } from './findProp.ts';
import { toFields } from './toFields.ts';
import { toLabel } from './toLabel.ts';

/** `text_media` is the paragraph of `text-media`. */
const toBlockType = (bundle: string) => bundle.replaceAll('_', '-');

const PURPOSE_ORDER = Object.keys(PURPOSES);

/** Blocks in the order in which Drupal offers them, and the items in them. */
export interface Paragraphs {
  blocks: readonly DrupalBundle[];
  items: readonly DrupalBundle[];
}

/** The paragraphs of the site's blocks, and of those that one brand adds. */
export function createParagraphs(ownBlocks: OwnBlocks): Paragraphs {
  const ownSchemas = Object.fromEntries(
    Object.entries(ownBlocks).flatMap(([type, { schema }]) => (schema ? [[type, schema]] : [])),
  );
  const own = toPlainBundles(ownSchemas);
  const schemas: Readonly<Record<string, AnyBlockSchema>> = { ...blockSchemas, ...ownSchemas };
  const getSchema = (bundle: string): AnyBlockSchema => schemas[toBlockType(bundle)] ?? {};
  const getOrder = (bundle: string) => {
    const { purpose } = getSchema(bundle);
    return purpose ? PURPOSE_ORDER.indexOf(purpose) : PURPOSE_ORDER.length;
  };
  const blocks = Object.entries({ ...BLOCK_BUNDLES, ...own.blocks }).sort(
    ([one], [other]) => getOrder(one) - getOrder(other),
  );

  const toBlock = ([bundle, fields]: [string, Fields]): DrupalBundle => {
    const schema = getSchema(bundle);
    return {
      entity: 'paragraph',
      bundle,
      fields: toFields(fields, schema),
      usedBy: [toBlockType(bundle)],
      label: schema.title ?? toLabel(bundle),
      description: describeBlock(schema),
    };
  };

  /** A bundle of items is described by the prop of the block that holds them. */
  const toItem = ([bundle, fields]: [string, Fields]): DrupalBundle => {
    const holders = blocks.flatMap(([block, ofBlock]) =>
      Object.entries(ofBlock)
        .filter(([, field]) => field.kind === 'paragraphs' && field.targets.includes(`paragraph--${bundle}`))
        .map(([name]) => ({ block, schema: findProp(getSchema(block), name)?.schema })),
    );
    const [holder] = holders;
    return {
      entity: 'paragraph',
      bundle,
      fields: toFields(fields, holder?.schema?.items),
      usedBy: holders.map(({ block }) => toBlockType(block)),
      label: toLabel(bundle),
      description: holder?.schema?.description ?? '',
    };
  };

  return {
    blocks: blocks.map(toBlock),
    items: Object.entries({ ...ITEM_BUNDLES, ...own.items }).map(toItem),
  };
}

/** The schema of a block; that of a brand's own block has no purpose. */
type AnyBlockSchema = Partial<BlockSchema> & PropSchema;

const toWords = (prop: string) => prop.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** “Texts and figures. Two to four things worth a look. One of heading, text is needed.” */
function describeBlock({ purpose, description, anyOf = [], properties = {} }: AnyBlockSchema): string {
  const choices = anyOf.flatMap(({ required = [] }) => required).filter((prop) => prop in properties);
  const needed = choices.length > 1 ? `One of ${choices.map(toWords).join(', ')} is needed.` : '';
  return [purpose && `${PURPOSES[purpose]}.`, description, needed].filter(Boolean).join(' ');
}
