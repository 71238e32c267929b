import { LOCALES, type Locale } from '../../../locales/locales.ts';
import towns from './towns.json' with { type: 'json' };

/** A town, as people of the site's languages write it. */
export interface City {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** The first is the English one. Large towns have postal codes of their centre too. */
  names: readonly string[];
  /** How the postal codes around it begin, and its name in its own country. */
  starts: readonly string[];
  ownName: string;
  latitude: number;
  longitude: number;
}

type Places = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

/**
 * Harbours, and towns of the countries with dealers, where they come inland and from: few of them have a dealer. A name
 * may be that of several. Behind a town's name in its own country stands how the postal codes around it begin: `22*`.
 */
export const cities: readonly City[] = Object.entries(
  towns as unknown as Readonly<Record<string, Places>>,
).flatMap(([code, places]) =>
  Object.entries(places).map(([written, [latitude, longitude]]) => {
    const parts = written.split(', ');
    const names = parts.filter((part) => !part.endsWith('*'));
    const starts = parts.flatMap((part) => (part.endsWith('*') ? [part.slice(0, -1)] : []));
    const ownName = parts[parts.findIndex((part) => part.endsWith('*')) - 1] ?? names[0] ?? '';
    return { code, names, starts, ownName, latitude, longitude };
  }),
);

/** How postal codes are written, by country. */
const CODES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['DE', 'FR', 'ES', 'IT'].map((country) => [country, /^\d{5}$/])),
  ...Object.fromEntries(['AT', 'BE', 'CH'].map((country) => [country, /^\d{4}$/])),
  NL: /^\d{4}(?: ?[A-Z]{2})?$/,
  PT: /^\d{4}(?:-\d{3})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/,
};
/** Letters before a postal code, as on number plates; otherwise those of ISO 3166-1. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ D: 'DE', F: 'FR', E: 'ES', I: 'IT', A: 'AT', B: 'BE', P: 'PT', UK: 'GB' },
};
const CODE =
  /^(?:([A-Z]{1,2})[- ]+)?(\d{4,5}(?:-\d{3}| ?[A-Z]{2}\b)?|[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?)\b/;

/**
 * The town at the centre of each region that a postal code may be of, and how the region's codes begin. Without letters
 * for its country it is of a country of the language, if it can be.
 */
export function findRegions(text: string, locale: Locale): readonly { city: City; start: string }[] {
  const [, sign, code = ''] = CODE.exec(text.toUpperCase()) ?? [];
  const country = sign && (SIGNS[sign] ?? sign);
  // In Great Britain the letters alone.
  const letters = /^[A-Z]+/.exec(code)?.[0];
  const found = cities
    .flatMap((city) => city.starts.map((start) => ({ city, start })))
    .filter(({ start }) => (letters ? start === letters : code.startsWith(start)))
    .filter(({ city }) => CODES[city.code]?.test(code) && (!country || city.code === country))
    .toSorted((one, other) => other.start.length - one.start.length);
  const best = found.filter(
    ({ city }, index) => found.findIndex((one) => one.city.code === city.code) === index,
  );
  const { countries } = LOCALES[locale];
  const own = best.filter(({ city }) => countries.includes(city.code));
  const order = ({ city }: (typeof best)[number]) => countries.indexOf(city.code);
  return own.length > 0 ? own.toSorted((one, other) => order(one) - order(other)) : best;
}
