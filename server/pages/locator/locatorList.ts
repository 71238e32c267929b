import { type CountryCode, isCountryCode } from '../../../locales/countries/countryCenters.ts';
import { countryName } from '../../../locales/countries/countryName.ts';
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { createTitleOrder, getLocatorKinds, isShownOnMap } from '../../services/dealers/segments.ts';
import type { Translate } from '../PageBuilder.ts';

/** A dealer with a position. */
export type Located = Dealer & { latitude: number; longitude: number };

/**
 * The entries of a kind by country, and by title in each, as the language sorts, with indexes. Countries of the language
 * come first.
 */
export interface LocatorList {
  entries: readonly Located[];
  /** The same by title alone, for choices without countries. */
  byTitle: readonly Located[];
  byId: ReadonlyMap<string, Located>;
  byCountry: ReadonlyMap<string | undefined, readonly Located[]>;
  /** Countries with entries, sorted by name in the language. */
  countries: readonly { code: CountryCode; name: string; count: number }[];
  /** Whether countries of the language are among them. */
  hasOwn: boolean;
}

const memo = createMemo<LocatorList>();

const isLocated = (dealer: Dealer): dealer is Located => isShownOnMap(dealer);

/** Made once for each answer of the dealer service, language and kind: sorting ten thousand entries takes long. */
export function locatorList(dealers: readonly Dealer[], kind: LocatorKind, locale: Locale): LocatorList {
  return memo(dealers, `${locale} ${kind}`, () => {
    const byTitle = dealers
      .filter(isLocated)
      .filter(({ contractSegment }) => getLocatorKinds(contractSegment).has(kind))
      .sort(createTitleOrder(LOCALES[locale].tag));
    const byCountry = Map.groupBy(byTitle, ({ billingCountryCode }) => billingCountryCode);
    const { compare } = new Intl.Collator(LOCALES[locale].tag);
    const countries = [...byCountry]
      .flatMap(([code, { length: count }]) =>
        code !== undefined && isCountryCode(code) ? [{ code, name: countryName(code, locale), count }] : [],
      )
      .sort((one, other) => compare(one.name, other.name));
    const codes = new Set<string | undefined>(countries.map(({ code }) => code));
    const own = LOCALES[locale].countries.filter((code) => codes.has(code));
    const entries = [
      ...[...new Set([...own, ...codes])].flatMap((code) => byCountry.get(code) ?? []),
      ...byTitle.filter(({ billingCountryCode }) => !codes.has(billingCountryCode)),
    ];
    const byId = new Map(entries.map((entry) => [entry.accountId, entry]));
    return { entries, byTitle, byId, byCountry, countries, hasOwn: own.length > 0 };
  });
}

/** How many there are, in how many countries, and what they do. */
export function introduce({ entries, countries }: LocatorList, kind: LocatorKind, text: Translate): string {
  const does = text(`locator.${kind}.text`);
  if (countries.length === 0) return does;
  const what = text(`locator.${kind}.count`, { count: entries.length });
  return `${text('locator.inCountries', { what, count: countries.length })} ${does}`;
}

/** A town with its country. */
export const toLabel = (name: string | undefined, code: string | undefined, locale: Locale) =>
  [name, code && countryName(code, locale)].filter(Boolean).join(', ');
