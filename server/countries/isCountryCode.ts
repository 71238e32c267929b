import { countryCenters } from './countryCenters.ts';

/** Code of a country or territory: ISO 3166-1 alpha-2, upper case; XK is Kosovo. */
export type CountryCode = keyof typeof countryCenters;

/** Whether a country has this code. @param code ISO 3166-1 alpha-2, upper case. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(countryCenters, code);
