import type { FieldValues, ParagraphEntity, Reference } from '../Entity.ts';
import type { Fields, ParagraphsField, ReferenceField } from '../model/Field.ts';
import type { Cursor } from './Cursor.ts';
import type { ReadingContext } from './ReadingContext.ts';
import { readAttribute } from './readAttribute.ts';
import { readParagraph } from './readParagraph.ts';
import { isTranslatable, translate } from './translate.ts';

/** Whose fields are read: paragraphs are told their parent. */
export interface Owner {
  key: string;
  created: string;
  kind: 'node' | 'paragraph' | 'menu_link_content' | 'config_pages';
  number: number;
}

const EMPTY: FieldValues = { attributes: {}, references: {}, paragraphs: {} };

/** The values of an entity that has no fields of its own. */
export function noFieldValues(): FieldValues {
  return structuredClone(EMPTY);
}

/** The values of the given fields; other keys of the mapping are not looked at (their owner checks them). */
export function readFieldValues(
  cursor: Cursor,
  fields: Fields,
  owner: Owner,
  context: ReadingContext,
): FieldValues {
  const values = noFieldValues();
  for (const [name, field] of Object.entries(fields)) {
    const value = cursor.optional(name);
    if (value === undefined) continue;
    if (field.kind === 'reference') {
      values.references[name] = readReferences(value, field, context);
    } else if (field.kind === 'paragraphs') {
      values.paragraphs[name] = readParagraphs(value, name, field, owner, context);
    } else {
      if (!field.translatable && isTranslatable(value)) {
        value.fail(`"${name}" is the same in all languages and cannot be localized.`);
      }
      values.attributes[name] = translate(value, (one) => readAttribute(field, one, context.targets));
    }
  }
  return values;
}

function readReferences(cursor: Cursor, field: ReferenceField, context: ReadingContext): Reference[] {
  return (field.many ? cursor.list() : [cursor]).map((item) =>
    item.value === 'missing'
      ? { type: field.targets[0] ?? '', id: 'missing' }
      : context.targets.find(item, field.targets),
  );
}

function readParagraphs(
  cursor: Cursor,
  name: string,
  field: ParagraphsField,
  owner: Owner,
  context: ReadingContext,
): ParagraphEntity[] {
  return cursor.list().map((item, index) => readParagraph(item, field, { name, index, owner }, context));
}
