import type { ContentField, Fields } from '../../../demo/services/content/model/ContentField.ts';
import type { DrupalField } from './DrupalModel.ts';
import { describeProp, findProp, type PropSchema } from './findProp.ts';
import { toLabel } from './toLabel.ts';

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
    targets: 'targets' in field ? field.targets : [],
    choices: ('choices' in field && field.choices) || [],
    ...(found?.schema.minimum !== undefined && { minimum: found.schema.minimum }),
    ...(found?.schema.maximum !== undefined && { maximum: found.schema.maximum }),
  };
}

/** The fields of a bundle. @param schema of what they fill, for help texts and which of them are required. */
export const toFields = (fields: Fields, schema?: PropSchema): DrupalField[] =>
  Object.entries(fields).map(([name, field]) => toField(name, field, schema));
