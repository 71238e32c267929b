import { blockSchemas } from '../../../../schemas/index.ts';
import { PLAIN_BLOCKS } from '../../../../schemas/plainBlocks.ts';
import { type BlockField, type PropSchema, toBlockFields } from '../../../../schemas/toBlockFields.ts';
import {
  boolean,
  type ContentField,
  choice,
  date,
  type Fields,
  html,
  image,
  link,
  longText,
  number,
  paragraphs,
  references,
  sharedLink,
  sharedText,
  text,
  texts,
  video,
} from './ContentField.ts';

const KINDS = {
  text,
  sharedText,
  strings: texts,
  html,
  number,
  boolean,
  link,
  address: sharedLink,
  image,
  images: references('media--image'),
  video,
};

const toBundle = (type: string): string => type.replaceAll('-', '_');

/** Item bundles with another name in the content contract. */
const NAMED: Readonly<Record<string, string>> = { key_figures: 'key_figure', packs: 'pack_item' };

/** Bundle of the items in a field: `timeline_item` for `items` of `timeline`. */
const toItemBundle = (bundle: string, { name }: BlockField): string =>
  NAMED[bundle] ?? `${bundle}_${name.replace(/s$/, '')}`;

/** Texts that a line of 255 characters may not hold. */
const LONG: ReadonlySet<string> = new Set(['quote']);

function toContentField(bundle: string, field: BlockField): ContentField {
  const { kind, schema } = field;
  if (kind === 'items') return paragraphs(toItemBundle(bundle, field));
  if (schema.enum) return choice(...schema.enum);
  if (LONG.has(field.name)) return longText;
  return schema.format === 'date' ? date : KINDS[kind];
}

const toFields = (bundle: string, fields: readonly BlockField[]): Fields =>
  Object.fromEntries(fields.map((field) => [field.name, toContentField(bundle, field)]));

/** Bundles of paragraphs, and of the items in them. */
interface PlainBundles {
  blocks: Readonly<Record<string, Fields>>;
  items: Readonly<Record<string, Fields>>;
}

/** Bundles of blocks whose paragraph has a field for each prop. @param schemas by block type. */
export function toPlainBundles(schemas: Readonly<Record<string, PropSchema>>): PlainBundles {
  const plain = Object.entries(schemas).map(([type, schema]) => ({
    bundle: toBundle(type),
    fields: toBlockFields(type, schema),
  }));
  const items = plain.flatMap(({ bundle, fields }) =>
    fields
      .filter(({ kind }) => kind === 'items')
      .map((field) => [toItemBundle(bundle, field), toFields(bundle, field.fields)]),
  );
  return {
    blocks: Object.fromEntries(plain.map(({ bundle, fields }) => [bundle, toFields(bundle, fields)])),
    items: Object.fromEntries(items),
  };
}

const plain = toPlainBundles(Object.fromEntries(PLAIN_BLOCKS.map((type) => [type, blockSchemas[type]])));

/** Bundles of the blocks whose paragraph has a field for each prop. */
export const PLAIN_BUNDLES = plain.blocks;

/** Bundles of the items in them. */
export const PLAIN_ITEM_BUNDLES = plain.items;
