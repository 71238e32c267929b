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
  const value =
    kind === 'items' ? paragraph.many(field).map((item) => toProps(item, fields)) : paragraph[kind](field);
  // An empty optional list is absent.
  return Array.isArray(value) && value.length === 0 && !isRequired ? undefined : value;
}
