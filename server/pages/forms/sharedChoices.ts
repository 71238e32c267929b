import { readFileSync } from 'node:fs';
import { countryName } from '../../../locales/countries/countryName.ts';
import { COUNTRY_CODES } from '../../../locales/countryCodes.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { withDistinctNames } from '../../services/dealers/distinctNames.ts';
import { locatorList } from '../locator/locatorList.ts';

/** Computed once for each language. */
const perLocale = <T>(make: (locale: Locale) => T) =>
  new Map(LOCALE_CODES.map((locale) => [locale, make(locale)]));

const countries = perLocale((locale) => {
  const { compare } = new Intl.Collator(LOCALES[locale].tag);
  return [...COUNTRY_CODES].sort((one, other) =>
    compare(countryName(one, locale), countryName(other, locale)),
  );
});

/** Codes of all countries, sorted by name in the language; the browser formats the names. */
export const countryChoices = (locale: Locale): string[] => countries.get(locale) ?? [];

interface Named {
  id: string;
  names: Record<Locale, string>;
}

// Part of the code; a test checks its shape.
const { groups, areas }: { groups: Named[]; areas: (Named & { group: string })[] } = JSON.parse(
  readFileSync(new URL('../../../locales/sailingAreas.json', import.meta.url), 'utf8'),
);

const areasByGroup = Map.groupBy(areas, ({ group }) => group);

const sailingAreas = perLocale((locale) =>
  groups.map(({ id, names }) => ({
    label: names[locale],
    areas: (areasByGroup.get(id) ?? []).map((area) => ({ id: area.id, label: area.names[locale] })),
  })),
);

/** Sailing areas by sea, and then by coast. */
export const sailingAreaChoices = (locale: Locale): NonNullable<Form['sailingAreas']> =>
  sailingAreas.get(locale) ?? [];

type DealerChoices = NonNullable<Form['dealers']>;

/** The webform knows dealers by name, so each has a unique one. */
export const dealerChoices = (dealers: readonly Dealer[]): DealerChoices =>
  withDistinctNames(dealers).map(({ dealer: { accountId }, name }) => ({ id: accountId, name }));

const allDealers = createMemo<DealerChoices>();

/** Every dealer on the map, sorted by name in the language; once for each answer of the dealer service. */
export const allDealerChoices = (dealers: readonly Dealer[], locale: Locale): DealerChoices =>
  allDealers(dealers, locale, () => dealerChoices(locatorList(dealers, 'dealers', locale).byTitle));
