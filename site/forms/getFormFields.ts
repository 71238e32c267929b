import type { Form } from '../../schemas/parts/form.ts';
import type { FieldName } from './FormValues.ts';

type Mode = Form['mode'];

/** A group of fields; `name` is the message id of its legend. The fields of `more` are optional, and folded. */
export interface FormFieldset {
  name: 'trial' | 'tour' | 'you' | 'request' | 'meeting' | 'more' | 'consent';
  fields: readonly FieldName[];
}

const YOU = {
  name: 'you',
  fields: ['firstName', 'lastName', 'email', 'country', 'postalCode'],
} as const satisfies FormFieldset;
const REQUEST = { name: 'request', fields: ['subject', 'boats', 'message'] } as const satisfies FormFieldset;
const MORE = {
  name: 'more',
  fields: ['title', 'mobile', 'city', 'sailingArea'],
} as const satisfies FormFieldset;
const CONSENT = {
  name: 'consent',
  fields: ['newsletter', 'commercialOffer'],
} as const satisfies FormFieldset;

/** What a form asks for, in order: first what it cannot do without. */
const FIELDSETS: Record<Mode, readonly FormFieldset[]> = {
  contact: [YOU, REQUEST, MORE, CONSENT],
  brochure: [
    YOU,
    { name: 'request', fields: ['boats'] },
    { name: 'more', fields: ['title', 'mobile'] },
    CONSENT,
  ],
  event_subscription: [YOU, REQUEST, { name: 'meeting', fields: ['dealer', 'day', 'time'] }, MORE, CONSENT],
  newsletter: [
    { name: 'you', fields: ['firstName', 'lastName', 'email', 'country'] },
    { name: 'request', fields: ['boats'] },
    { name: 'consent', fields: ['newsletter'] },
  ],
  sea_trial: [
    { name: 'trial', fields: ['day', 'boats', 'crew'] },
    YOU,
    { name: 'more', fields: ['title', 'mobile', 'message'] },
    CONSENT,
  ],
};

/** Who asks for an offer has said what it is about, and has a boat, or chooses one. */
const OFFER: readonly FormFieldset[] = [
  YOU,
  { name: 'request', fields: ['boats'] },
  { name: 'more', fields: ['title', 'mobile', 'message'] },
  CONSENT,
];

/** Who comes to see the yard says when, and how many they are; no dealer is looked for, and no boat is asked for. */
const TOUR: readonly FormFieldset[] = [
  { name: 'tour', fields: ['day', 'time', 'crew', 'boats'] },
  { name: 'you', fields: ['firstName', 'lastName', 'email', 'country'] },
  { name: 'more', fields: ['mobile', 'message'] },
  { name: 'consent', fields: ['newsletter'] },
];

const REQUIRED: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'country',
  'postalCode',
  'subject',
  'dealer',
  'crew',
];

/** Whether its page says that a request is for an offer, of one boat (behaviour §2.11). */
export const isOffer = ({ subject }: { subject?: Form['subject'] | undefined }): boolean =>
  subject === 'commercial-offer';

/** Whether a form has a field: dealer, day and time only where there is a choice, no boats where an offer is for one. */
const hasField = (
  field: FieldName,
  { dealers, event, trial, tour, subject, preselected }: Choices,
): boolean => {
  if (tour) return true;
  if (field === 'dealer') return dealers !== undefined && dealers.length > 0;
  if (field === 'boats') return !isOffer({ subject }) || preselected === undefined;
  if (field === 'day') return trial !== undefined || event?.from !== undefined;
  return field !== 'time' || event?.from !== undefined;
};

type Choices = Pick<Form, 'mode' | 'dealers' | 'event' | 'trial' | 'tour' | 'subject' | 'preselected'>;

const chooseFieldsets = (form: Choices): readonly FormFieldset[] => {
  if (form.tour) return TOUR;
  return isOffer(form) ? OFFER : FIELDSETS[form.mode];
};

/** The fields of a form in order, split into fieldsets; none is empty. */
export const getFieldsets = (form: Choices): FormFieldset[] =>
  chooseFieldsets(form)
    .map(({ name, fields }) => ({ name, fields: fields.filter((field) => hasField(field, form)) }))
    .filter(({ fields }) => fields.length > 0);

/** The fields of a form, in order (behaviour §7.2). */
export const getFormFields = (form: Choices): FieldName[] =>
  getFieldsets(form).flatMap(({ fields }) => fields);

/** Whether a field is required (behaviour §7.3). Subscribing to the newsletter needs consent to it. */
export const isRequired = ({ mode, tour }: Pick<Form, 'mode' | 'tour'>, field: FieldName): boolean =>
  (tour ? field === 'day' || field === 'time' : field === 'boats') ||
  REQUIRED.includes(field) ||
  (mode === 'newsletter' && field === 'newsletter') ||
  (mode === 'sea_trial' && field === 'day');

const NAMES = new Set<string>(
  Object.values(FIELDSETS).flatMap((sets) => sets.flatMap(({ fields }) => fields)),
);

export const isFieldName = (word: string): word is FieldName => NAMES.has(word);
