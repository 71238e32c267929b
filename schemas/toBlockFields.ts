import { imageSchema } from './parts/image.ts';
import { linkSchema } from './parts/link.ts';
import { videoSchema } from './parts/video.ts';

/** The keywords of a block's schema that say what an editor fills in. */
export interface PropSchema {
  title?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly string[];
  items?: PropSchema;
  properties?: Readonly<Record<string, PropSchema>>;
  required?: readonly string[];
}

/** How the content service holds a prop. `sharedText` is the same in every language; `address` is a link without words. */
export type BlockFieldKind =
  | ('text' | 'sharedText' | 'strings' | 'html' | 'number' | 'boolean')
  | ('link' | 'address' | 'image' | 'images' | 'video' | 'items');

/** The field of a paragraph that holds one prop of a block, or of an item of a block. */
export interface BlockField {
  /** Name of the prop: `authorRole`. */
  prop: string;
  /** Name of the field, without `field_`: `author_role`. */
  name: string;
  kind: BlockFieldKind;
  isRequired: boolean;
  /** Of `items`, which are paragraphs: the fields of each. */
  fields: readonly BlockField[];
  schema: PropSchema;
}

/**
 * The fields of the paragraph of a plain block (plainBlocks.ts), or of an item in it, from its schema.
 *
 * @param type of the block.
 * @throws TypeError for a prop that no field of the content service can hold.
 */
export function toBlockFields(type: string, { properties = {}, required = [] }: PropSchema): BlockField[] {
  return Object.entries(properties).map(([prop, schema]) => {
    const kind = toKind(schema);
    if (!kind) throw new TypeError(`No field of a paragraph can hold “${prop}”: ${type} is no plain block`);
    return {
      prop,
      name: prop.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      kind,
      isRequired: required.includes(prop),
      fields: kind === 'items' && schema.items ? toBlockFields(type, schema.items) : [],
      schema,
    };
  });
}

const PARTS: ReadonlyMap<string | undefined, BlockFieldKind> = new Map([
  [imageSchema.title, 'image'],
  [linkSchema.title, 'link'],
  [videoSchema.title, 'video'],
]);

const STRINGS: ReadonlyMap<string | undefined, BlockFieldKind> = new Map([
  [undefined, 'text'],
  ['html', 'html'],
  ['link-url', 'address'],
  ['date', 'sharedText'],
]);

const SCALARS: ReadonlyMap<string | undefined, BlockFieldKind> = new Map([
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
]);

const toKind = ({
  title,
  type,
  format,
  pattern,
  enum: choices,
  items,
}: PropSchema): BlockFieldKind | undefined =>
  PARTS.get(title) ??
  (choices || pattern ? 'sharedText' : type === 'string' ? STRINGS.get(format) : SCALARS.get(type)) ??
  (items && toListKind(items));

function toListKind(items: PropSchema): BlockFieldKind | undefined {
  const kind = PARTS.get(items.title);
  if (kind) return kind === 'image' ? 'images' : undefined;
  return items.properties ? 'items' : items.type === 'string' && !items.format ? 'strings' : undefined;
}
