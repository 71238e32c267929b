import type { CountryCode } from './CountryCode.ts';
import { countryCenters } from './countryCenters.ts';

/** Whether a country has this code. @param code ISO 3166-1 alpha-2, upper case. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(countryCenters, code);
