import { isCountryCode } from '../../countries/isCountryCode.ts';

/**
 * The ISO 3166-1 alpha-2 code that is in use for what people write: `GB` for `UK`, in any case; undefined for what is
 * the code of no country.
 */
export function regionOf(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const { region } = new Intl.Locale(`und-${code}`);
  return region && isCountryCode(region) ? region : undefined;
}
