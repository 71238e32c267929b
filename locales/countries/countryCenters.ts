import centers from './countryCenters.json' with { type: 'json' };

/** Code of a country or territory: ISO 3166-1 alpha-2, upper case; XK is Kosovo. */
export type CountryCode = keyof typeof centers;

/**
 * Center of each country by ISO 3166-1 alpha-2 code (XK: Kosovo): [latitude, longitude] in degrees, of the mainland
 * where there is one. Maps center on it and place the country's name there.
 */
// A test checks that each entry is two numbers.
export const countryCenters = centers as Readonly<Record<CountryCode, [latitude: number, longitude: number]>>;

/** Whether a country has this code. @param code ISO 3166-1 alpha-2, upper case. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(countryCenters, code);
