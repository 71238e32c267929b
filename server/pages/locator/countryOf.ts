import type { Locale } from '../../../locales/locales.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import { countryName } from '../../countries/countryName.ts';

/** The name of a dealer's country in a language; undefined where it is not known. */
export const countryOf = (
  { billingCountryCode: code }: Pick<Dealer, 'billingCountryCode'>,
  locale: Locale,
): string | undefined => code && countryName(code, locale);
