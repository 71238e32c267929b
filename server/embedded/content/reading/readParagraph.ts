import type { ParagraphEntity } from '../Entity.ts';
import { entityId } from '../entityId.ts';
import { FIELDS_BY_TYPE, fieldsOf } from '../model/bundles.ts';
import type { ParagraphsField } from '../model/Field.ts';
import type { Cursor } from './Cursor.ts';
import type { ReadingContext } from './ReadingContext.ts';
import { type Owner, readFieldValues } from './readFieldValues.ts';
import { languagesOf } from './translate.ts';

/** Where a paragraph stands: the field of its owner and its place in it. */
interface Place {
  name: string;
  index: number;
  owner: Owner;
}

/**
 * A paragraph with everything inside it. Blocks say their bundle in `type`; the bundle of an item follows from the
 * field it stands in.
 */
export function readParagraph(
  cursor: Cursor,
  field: ParagraphsField,
  { name, index, owner }: Place,
  context: ReadingContext,
): ParagraphEntity {
  const [only = ''] = field.targets;
  const isBlock = field.targets.length > 1;
  const type = isBlock
    ? `paragraph--${cursor.required('type').oneOf(field.targets.map((target) => target.slice(11)))}`
    : only;
  if (!FIELDS_BY_TYPE.has(type)) {
    cursor.fail(
      `there is no bundle ${type.slice(11)}; add it to server/embedded/content/model/itemBundles.ts.`,
    );
  }
  const fields = fieldsOf(type);
  cursor.record([...(isBlock ? ['type'] : []), ...Object.keys(fields)]);

  const key = `${owner.key}/${name}/${index}`;
  const number = context.nextNumber('paragraph');
  const self: Owner = { key, created: owner.created, kind: 'paragraph', number };
  const values = readFieldValues(cursor, fields, self, context);
  return {
    kind: 'paragraph',
    type,
    id: entityId(type, key),
    number,
    languages: languagesOf(Object.values(values.attributes)),
    values,
    created: owner.created,
    parent: {
      kind: owner.kind === 'node' ? 'node' : 'paragraph',
      number: owner.number,
      field: `field_${name}`,
    },
  };
}
