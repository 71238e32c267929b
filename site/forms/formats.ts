import { PRINTABLE_LINE, PRINTABLE_TEXT, visitorEmailSchema } from '../../schemas/parts/visitorText.ts';
import type { FieldName } from './FormValues.ts';

export const EMAIL = new RegExp(visitorEmailSchema.pattern, 'u');

/** Digits with common separators; six are the shortest national numbers, fifteen the longest (E.164). */
export const MOBILE = /^\+?(?:[\s()./-]{0,3}\d){6,15}\)?$/;

/** Letters, digits, spaces and hyphens: no country writes more into its postal codes. */
export const POSTAL_CODE = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,11}$/u;

const LINE = new RegExp(PRINTABLE_LINE, 'u');
const TEXT = new RegExp(PRINTABLE_TEXT, 'u');

/** Whether a field has no control characters; line ends and tabs are allowed only in the message. */
export const isPrintable = (field: FieldName, value: string): boolean =>
  (field === 'message' ? TEXT : LINE).test(value);

const MAX_LINE = 120;

/** Fields with another limit than one line, as in schemas/forms. */
const LONGEST: Partial<Record<FieldName, number>> = {
  email: visitorEmailSchema.maxLength,
  mobile: 30,
  postalCode: 12,
  message: 4000,
};

/** Maximum length of a field in characters. */
export const getMaxLength = (field: FieldName): number => LONGEST[field] ?? MAX_LINE;
