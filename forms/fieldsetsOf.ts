import type { Form } from '../schemas/parts/form.ts';
import type { FieldName } from './FormValues.ts';
import { fieldsOf } from './fieldsOf.ts';

/** Fields that belong together; `name` is that of its legend in the catalogue. */
export interface FieldsetOf {
  name: 'you' | 'request' | 'meeting' | 'consent';
  fields: FieldName[];
}

const FIELDSETS: Record<FieldsetOf['name'], readonly FieldName[]> = {
  you: ['title', 'firstName', 'lastName', 'email', 'mobile', 'country', 'postalCode', 'city'],
  request: ['subject', 'boats', 'sailingArea', 'message'],
  meeting: ['dealer', 'day', 'time'],
  consent: ['newsletter', 'commercialOffer'],
};

const NAMES = Object.keys(FIELDSETS) as FieldsetOf['name'][];

/** The fields of a form, in their order, parted into fieldsets; none is empty. */
export function fieldsetsOf(form: Form): FieldsetOf[] {
  const fields = fieldsOf(form);
  return NAMES.map((name) => ({
    name,
    fields: fields.filter((field) => FIELDSETS[name].includes(field)),
  })).filter((set) => set.fields.length > 0);
}
