import { blockSchemas } from '../../../../schemas/index.ts';
import { PLAIN_BLOCKS } from '../../../../schemas/plainBlocks.ts';
import { type BlockField, type PropSchema, toBlockFields } from '../../../../schemas/toBlockFields.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude, videoInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

/** Parsers of the blocks whose paragraph has a field for each prop. */
export const plainParagraphs: Readonly<Record<string, Paragraph>> = Object.fromEntries(
  PLAIN_BLOCKS.map((type) => [type, createPlainParagraph(type, blockSchemas[type])]),
);

/**
 * Parses each prop of a block from the field of its name.
 *
 * @throws TypeError when no kind of field can hold one of them.
 */
export function createPlainParagraph(type: string, schema: PropSchema): Paragraph {
  const fields = toBlockFields(type, schema);
  return {
    include: getIncludes(fields),
    // Each prop has the kind that its schema says.
    toProps: (paragraph) => toProps(paragraph, fields) as ReturnType<Paragraph['toProps']>,
  };
}

/** Relationships of the fields, and of those of their items. */
function getIncludes(fields: readonly BlockField[], path = ''): string[] {
  return fields.flatMap(({ name, kind, fields: ofItem }) => {
    const field = `${path}field_${name}`;
    if (kind === 'image' || kind === 'images') return imageInclude(field);
    if (kind === 'video') return videoInclude(field);
    const inItems = getIncludes(ofItem, `${field}.`);
    return kind === 'items' && inItems.length === 0 ? field : inItems;
  });
}

function toProps(paragraph: ResourceReader, fields: readonly BlockField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.prop, toProp(paragraph, field)]));
}

function toProp(paragraph: ResourceReader, { name, kind, fields, isRequired }: BlockField): unknown {
  const field = `field_${name}`;
  const value = kind === 'items' ? toItems(paragraph.many(field), fields) : paragraph[kind](field);
  // An empty optional list is absent.
  return Array.isArray(value) && value.length === 0 && !isRequired ? undefined : value;
}

/** An item without the picture that it needs is left out, reported: with it the whole block would be dropped. */
function toItems(items: readonly ResourceReader[], fields: readonly BlockField[]): Record<string, unknown>[] {
  const picture = fields.find(({ kind, isRequired }) => kind === 'image' && isRequired);
  return items.flatMap((item) => {
    const props = toProps(item, fields);
    if (!picture || props[picture.prop] !== undefined) return [props];
    const reason = 'This item has no picture that can be shown; it is left out';
    return item.report('item-dropped', reason, `field_${picture.name}`) ?? [];
  });
}
