import centers from './countryCenters.json' with { type: 'json' };

/** Code of a country or territory: ISO 3166-1 alpha-2, upper case; XK is Kosovo. */
export type CountryCode = keyof typeof centers;

/**
 * The middle of every country by ISO 3166-1 alpha-2 code, and of Kosovo by the code it is given until it has one:
 * [latitude, longitude] in degrees, of the mainland where there is one. What a map centres on and a name stands on.
 */
// Two numbers each, as a test holds.
export const countryCenters = centers as Readonly<Record<CountryCode, [latitude: number, longitude: number]>>;

/** Whether a country has this code. @param code ISO 3166-1 alpha-2, upper case. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(countryCenters, code);
