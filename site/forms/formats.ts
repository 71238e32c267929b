import { PRINTABLE_LINE, PRINTABLE_TEXT, visitorEmailSchema } from '../../schemas/parts/visitorText.ts';
import type { FieldName } from './FormValues.ts';

export const EMAIL = new RegExp(visitorEmailSchema.pattern, 'u');

/** Digits with common separators; six are the shortest national numbers, fifteen the longest (E.164). */
export const MOBILE = /^\+?(?:[\s()./-]{0,3}\d){6,15}\)?$/;

/** Letters, digits, spaces and hyphens: no country writes more into its postal codes. */
export const POSTAL_CODE = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,11}$/u;

/** Countries whose postal codes have digits alone, each with one. Maps, as the visitor's word is looked up in them. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DE: '22587',
    FR: '44000',
    ES: '08001',
    IT: '16121',
    AT: '5020',
    BE: '8400',
    CH: '8001',
    LU: '1009',
    AU: '2000',
    NZ: '1010',
    CV: '1100',
    NC: '98800',
  }),
);

/** Those with letters, or digits that may be left out. */
const SPELT: ReadonlyMap<string, { pattern: RegExp; example: string }> = new Map(
  Object.entries({
    PT: { pattern: /^\d{4}(?:-\d{3})?$/, example: '1100-148' },
    BR: { pattern: /^\d{5}-?\d{3}$/, example: '20040-002' },
    NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
    GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'PO31 7QN' },
    US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '02840' },
    CA: { pattern: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i, example: 'B3H 4R2' },
  }),
);

/**
 * A postal code that its country can have, and how many digits that are where it has nothing else; undefined for a
 * country that no rule is known of.
 */
export const postalCodeExample = (country: string): { example: string; digits: number } | undefined => {
  const example = DIGITS.get(country);
  if (example) return { example, digits: example.length };
  const spelt = SPELT.get(country);
  return spelt && { example: spelt.example, digits: 0 };
};

/** Whether a postal code is written as in its country, as far as that is known. */
export const fitsCountry = (postalCode: string, country: string): boolean => {
  const digits = DIGITS.get(country)?.length;
  if (digits) return postalCode.length === digits && /^\d+$/.test(postalCode);
  return SPELT.get(country)?.pattern.test(postalCode) ?? true;
};

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
