import { blockSchemas } from '../../../../schemas/index.ts';
import { PLAIN_BLOCKS } from '../../../../schemas/plainBlocks.ts';
import { type BlockField, toBlockFields } from '../../../../schemas/toBlockFields.ts';
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

const plain = PLAIN_BLOCKS.map((type) => ({
  bundle: toBundle(type),
  fields: toBlockFields(type, blockSchemas[type]),
}));

/** Bundles of the blocks whose paragraph has a field for each prop. */
export const PLAIN_BUNDLES: Readonly<Record<string, Fields>> = Object.fromEntries(
  plain.map(({ bundle, fields }) => [bundle, toFields(bundle, fields)]),
);

/** Bundles of the items in them. */
export const PLAIN_ITEM_BUNDLES: Readonly<Record<string, Fields>> = Object.fromEntries(
  plain.flatMap(({ bundle, fields }) =>
    fields
      .filter(({ kind }) => kind === 'items')
      .map((field) => [toItemBundle(bundle, field), toFields(bundle, field.fields)]),
  ),
);
