import type { Form } from '../../schemas/parts/form.ts';
import type { FieldName } from './FormValues.ts';

type Mode = Form['mode'];

const WHO = ['title', 'firstName', 'lastName', 'email', 'mobile', 'country', 'postalCode'] as const;
const REQUEST = ['city', 'subject', 'boats', 'sailingArea', 'message'] as const;
const CONSENT = ['newsletter', 'commercialOffer'] as const;

const FIELDS: Record<Mode, readonly FieldName[]> = {
  contact: [...WHO, ...REQUEST, ...CONSENT],
  brochure: [...WHO, 'boats', ...CONSENT],
  event_subscription: [...WHO, ...REQUEST, 'dealer', 'day', 'time', ...CONSENT],
  newsletter: ['firstName', 'lastName', 'email', 'country', 'boats', 'newsletter'],
};

const REQUIRED: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'country',
  'postalCode',
  'boats',
  'subject',
  'dealer',
];

/** The fields of a form, in order (behaviour §7.2); dealer, day and time only where there is something to choose. */
export function getFormFields({
  mode,
  dealers,
  event,
}: Pick<Form, 'mode' | 'dealers' | 'event'>): FieldName[] {
  return FIELDS[mode].filter((field) => {
    if (field === 'dealer') return dealers !== undefined && dealers.length > 0;
    if (field === 'day' || field === 'time') return event?.from !== undefined;
    return true;
  });
}

/** Whether a field must be filled (behaviour §7.3). Who subscribes to the newsletter agrees to it. */
export const isRequired = (mode: Mode, field: FieldName): boolean =>
  REQUIRED.includes(field) || (mode === 'newsletter' && field === 'newsletter');

/** Fields that belong together; `name` is that of its legend in the catalogue. */
export interface FormFieldset {
  name: 'you' | 'request' | 'meeting' | 'consent';
  fields: FieldName[];
}

const FIELDSETS: Record<FormFieldset['name'], readonly FieldName[]> = {
  you: ['title', 'firstName', 'lastName', 'email', 'mobile', 'country', 'postalCode', 'city'],
  request: ['subject', 'boats', 'sailingArea', 'message'],
  meeting: ['dealer', 'day', 'time'],
  consent: ['newsletter', 'commercialOffer'],
};

/** Each field stands in a fieldset. */
export const isFieldName = (word: string): word is FieldName =>
  Object.values(FIELDSETS).some((fields) => fields.some((field) => field === word));

const NAMES = Object.keys(FIELDSETS) as FormFieldset['name'][];

/** The fields of a form, in their order, parted into fieldsets; none is empty. */
export function getFieldsets(form: Form): FormFieldset[] {
  const fields = getFormFields(form);
  return NAMES.map((name) => ({
    name,
    fields: fields.filter((field) => FIELDSETS[name].includes(field)),
  })).filter((set) => set.fields.length > 0);
}
