import towns from './towns.json' with { type: 'json' };

/** A town, as people of the site's languages write it. */
export interface City {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** The first is the English one. Large towns have postal codes of their centre too. */
  names: readonly string[];
  latitude: number;
  longitude: number;
}

type Places = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

/**
 * Harbours, and towns of the countries with dealers, where they come inland and from: few of them have a dealer. A name
 * may be that of several.
 */
export const cities: readonly City[] = Object.entries(
  towns as unknown as Readonly<Record<string, Places>>,
).flatMap(([code, places]) =>
  Object.entries(places).map(([names, [latitude, longitude]]) => ({
    code,
    names: names.split(', '),
    latitude,
    longitude,
  })),
);
