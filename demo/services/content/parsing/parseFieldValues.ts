import { entityId, type FieldValues, type ParagraphEntity, type Reference } from '../Entity.ts';
import { BRAND_BLOCK_TYPES } from '../model/brandBundles.ts';
import { FIELDS_BY_TYPE, getFields } from '../model/bundles.ts';
import type { Fields, ParagraphsField, ReferenceField } from '../model/ContentField.ts';
import type { Cursor } from './Cursor.ts';
import type { ParsingContext } from './ParsingContext.ts';
import { parseAttribute } from './parseAttribute.ts';
import { getLanguages, isTranslatable, parseTranslated } from './parseTranslated.ts';

/** The entity that owns the fields; paragraphs refer to it as their parent. */
interface Owner {
  key: string;
  created: string;
  kind: 'node' | 'paragraph' | 'menu_link_content' | 'config_pages';
  number: number;
}

/** The values of an entity without fields. */
export const noFieldValues = (): FieldValues => ({ attributes: {}, references: {}, paragraphs: {} });

/** The values of the given fields; their owner checks the other keys of the mapping. */
export function parseFieldValues(
  cursor: Cursor,
  fields: Fields,
  owner: Owner,
  context: ParsingContext,
): FieldValues {
  const values = noFieldValues();
  for (const [name, field] of Object.entries(fields)) {
    const value = cursor.optional(name);
    if (value === undefined) continue;
    if (field.kind === 'reference') {
      values.references[name] = parseReferences(value, field, context);
    } else if (field.kind === 'paragraphs') {
      values.paragraphs[name] = value
        .list()
        .map((item, index) => parseParagraph(item, field, { name, index, owner }, context));
    } else {
      if (!field.translatable && isTranslatable(value)) {
        value.fail(`"${name}" is the same in all languages and cannot be localized.`);
      }
      values.attributes[name] = parseTranslated(value, (one) => parseAttribute(field, one, context.targets));
    }
  }
  const languages = getLanguages(Object.values(values.attributes));
  for (const [name, translated] of Object.entries(values.attributes)) {
    if (!isTranslatable(cursor.child(name))) continue;
    // Drupal has no language fallback for a field that a translation leaves empty.
    for (const locale of languages) if (!(locale in translated)) translated[locale] = null;
  }
  return values;
}

function parseReferences(cursor: Cursor, field: ReferenceField, context: ParsingContext): Reference[] {
  return (field.many ? cursor.list() : [cursor]).map((item) =>
    item.value === 'missing'
      ? { type: field.targets[0] ?? '', id: 'missing' }
      : context.targets.find(item, field.targets),
  );
}

/** Position of a paragraph: the field of its owner and the index in it. */
interface Place {
  name: string;
  index: number;
  owner: Owner;
}

/**
 * A paragraph with everything inside it. Blocks name their bundle in `type`; the bundle of an item follows from its
 * field.
 */
function parseParagraph(
  cursor: Cursor,
  field: ParagraphsField,
  { name, index, owner }: Place,
  context: ParsingContext,
): ParagraphEntity {
  const [only = ''] = field.targets;
  const isBlock = field.targets.length > 1;
  const type = isBlock
    ? `paragraph--${cursor.required('type').oneOf([...field.targets, ...BRAND_BLOCK_TYPES].map((target) => target.slice(11)))}`
    : only;
  if (!FIELDS_BY_TYPE.has(type)) {
    cursor.fail(
      `there is no bundle ${type.slice(11)}; add it to demo/services/content/model/blockBundles.ts.`,
    );
  }
  const fields = getFields(type);
  cursor.record([...(isBlock ? ['type'] : []), ...Object.keys(fields)]);

  const key = `${owner.key}/${name}/${index}`;
  const number = context.nextNumber('paragraph');
  const self: Owner = { key, created: owner.created, kind: 'paragraph', number };
  const values = parseFieldValues(cursor, fields, self, context);
  return {
    kind: 'paragraph',
    type,
    id: entityId(type, key),
    number,
    languages: getLanguages(Object.values(values.attributes)),
    values,
    created: owner.created,
    parent: {
      kind: owner.kind === 'node' ? 'node' : 'paragraph',
      number: owner.number,
      field: `field_${name}`,
    },
  };
}
