/** Digits and common separators; what follows, such as an extension, cannot be dialled. */
const NUMBER = /^\+?[\d\s()./-]+/;

/**
 * URL of a telephone number (RFC 3966).
 *
 * @param phone as written: `+44 (0)1326 555 014`, `02 97 00 00 00 poste 12`.
 * @returns undefined when there is no number in it.
 */
export function telUrl(phone: string): string | undefined {
  const written = NUMBER.exec(phone.trim())?.[0] ?? '';
  const isInternational = written.startsWith('+');
  // The zero in brackets is for callers from within the country.
  const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
  return digits.length > 2 ? `tel:${isInternational ? '+' : ''}${digits}` : undefined;
}
