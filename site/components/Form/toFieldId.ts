import type { FieldName } from '../../forms/FormValues.ts';

/** Where the server leads back to when a form was sent without JavaScript. A page has one form. */
export const FORM_ID = 'form';

/** Id of a field, or of the puzzle: where the summary of errors leads to. Of the boats it is the first. */
export const toFieldId = (formId: string, name: FieldName | 'puzzle'): string => `${formId}-${name}`;
