import { countryOf, LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { Translate } from '../PageBuilder.ts';
import { ELSEWHERE } from './parseConfiguration.ts';

/**
 * Where the boat will be kept, which says what VAT is due: countries by name, and any other; that of the language comes
 * first, and so is chosen at first.
 *
 * @param chosen the country in the address.
 */
export function deliveryChoice(
  { rates, source, date }: NonNullable<ConfiguratorOptions['vat']>,
  chosen: string | null,
  locale: Locale,
  text: Translate,
): NonNullable<Configurator['delivery']> {
  const { tag } = LOCALES[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const own = countryOf(locale);
  const countries = rates
    .map(({ country, rate, note, source: ownSource }) => ({
      value: country,
      label: names.of(country) ?? country,
      rate,
      ...(note && { note: note[locale] }),
      ...(ownSource && { source: ownSource }),
    }))
    .toSorted((one, other) => compare(one.label, other.label));
  const elsewhere = { value: ELSEWHERE, label: text('configurator.elsewhere') };
  const first = countries.find(({ value }) => value === own) ?? elsewhere;
  const all = [first, ...[...countries, elsewhere].filter((option) => option !== first)];
  return {
    label: text('configurator.delivery'),
    countries: all.map((option) => (option.value === chosen ? { ...option, isChosen: true } : option)),
    source,
    date,
  };
}
