import { readFileSync } from 'node:fs';
import { countryName } from '../../../locales/countries/countryName.ts';
import { COUNTRY_CODES } from '../../../locales/countryCodes.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../renderer/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { withDistinctNames } from '../../services/dealers/distinctNames.ts';
import { locatorList } from '../locator/locatorList.ts';

/** Something of each language, made once. */
const perLocale = <T>(make: (locale: Locale) => T) =>
  new Map(LOCALE_CODES.map((locale) => [locale, make(locale)]));

const countries = perLocale((locale) => {
  const { compare } = new Intl.Collator(LOCALES[locale].tag);
  return [...COUNTRY_CODES].sort((one, other) =>
    compare(countryName(one, locale), countryName(other, locale)),
  );
});

/** Codes of all countries, by name as the language sorts; the browser says their names by itself. */
export const countryChoices = (locale: Locale): string[] => countries.get(locale) ?? [];

interface Named {
  id: string;
  names: Record<Locale, string>;
}

// Our own file, which a test holds against this shape.
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

/** Where somebody may sail, by sea and then along its coasts. */
export const sailingAreaChoices = (locale: Locale): NonNullable<Form['sailingAreas']> =>
  sailingAreas.get(locale) ?? [];

type DealerChoices = NonNullable<Form['dealers']>;

/** The webform knows dealers by their names alone, so each has one of its own. */
export const dealerChoices = (dealers: readonly Dealer[]): DealerChoices =>
  withDistinctNames(dealers).map(({ dealer: { accountId }, name }) => ({ id: accountId, name }));

const allDealers = createMemo<DealerChoices>();

/** Every dealer that is on the map, by name as the language sorts; made once for each answer of the dealer service. */
export const allDealerChoices = (dealers: readonly Dealer[], locale: Locale): DealerChoices =>
  allDealers(dealers, locale, () => dealerChoices(locatorList(dealers, 'dealers', locale).entries));
