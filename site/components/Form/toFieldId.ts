import type { FieldName } from '../../forms/FormValues.ts';

/** Fragment of the redirect after a form that was sent without JavaScript. A page has one form. */
export const FORM_ID = 'form';

/** The calendar in the form for a sea trial. */
export const DAYS_ID = 'days';

/** Id of a field, or of the captcha: target of the error summary. Of the boats it is the first. */
export const toFieldId = (formId: string, name: FieldName | 'puzzle'): string => `${formId}-${name}`;
