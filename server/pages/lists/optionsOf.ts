import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Filter } from '../../../schemas/parts/filter.ts';

/**
 * Options without doubles, by their words, as the language sorts them; `Estran 9` before `Estran 10`. What has no
 * letter or digit in its name cannot be named in an address.
 */
export function optionsOf(options: Iterable<Filter['options'][number]>, locale: Locale): Filter['options'] {
  const { compare } = new Intl.Collator(LOCALES[locale].tag, { numeric: true });
  const named = [...options].filter(({ value }) => value !== '');
  return [...new Map(named.map((option) => [option.value, option])).values()].sort((one, other) =>
    compare(one.label, other.label),
  );
}
