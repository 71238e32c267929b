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

/** The fields of a form, in order (behaviour §7.2); dealer, day and time only where there is a choice. */
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

/** Whether a field is required (behaviour §7.3). Subscribing to the newsletter needs consent to it. */
export const isRequired = (mode: Mode, field: FieldName): boolean =>
  REQUIRED.includes(field) || (mode === 'newsletter' && field === 'newsletter');

/** A group of fields; `name` is the message id of its legend. */
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

/** Each field is in one fieldset. */
export const isFieldName = (word: string): word is FieldName =>
  Object.values(FIELDSETS).some((fields) => fields.some((field) => field === word));

const NAMES = Object.keys(FIELDSETS) as FormFieldset['name'][];

/** The fields of a form in order, split into fieldsets; none is empty. */
export function getFieldsets(form: Form): FormFieldset[] {
  const fields = getFormFields(form);
  return NAMES.map((name) => ({
    name,
    fields: fields.filter((field) => FIELDSETS[name].includes(field)),
  })).filter((set) => set.fields.length > 0);
}
