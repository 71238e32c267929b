import { countryCenters } from './countryCenters.ts';

/** Whether a country has this code. @param code ISO 3166-1 alpha-2, upper case. */
export const isCountryCode = (code: string): boolean => Object.hasOwn(countryCenters, code);
