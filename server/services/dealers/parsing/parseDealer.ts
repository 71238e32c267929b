import { isCountryCode } from '../../../../locales/countries/countryCenters.ts';
import { isSafeUrl } from '../../../../renderer/src/validate.ts';
import type { Dealer } from '../../../../schemas/entities/dealer.ts';
import { isEmail } from '../../../../schemas/parts/email.ts';
import type { Report } from '../../content/ContentEvent.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { getLocatorKinds } from '../segments.ts';
import { EntryReader } from './EntryReader.ts';

/** Of a website, including campaign parameters. */
const MAX_ADDRESS = 2000;
/** It is part of an address of the site; other characters would need escaping. */
const ACCOUNT_ID = /^[\w-][\w.-]{0,79}$/;

/**
 * One entry of `Dealers`, with the field names of behaviour §14.5.
 * @returns undefined, reported, without a usable account id or name.
 */
export function parseDealer(entry: Record<string, unknown>, report: Report): Dealer | undefined {
  const nameless = new EntryReader(entry, report, 'dealer');
  const accountId = nameless.matching((id) => ACCOUNT_ID.test(id), 'an account id', 'account_id', 'Id');
  if (accountId === undefined) return nameless.refuse('has no account');

  const dealer = new EntryReader(entry, report, 'dealer', accountId);
  const tradeName = dealer.text('trade_name');
  const label = dealer.text('label', 'Name');
  if (tradeName === undefined && label === undefined)
    return dealer.refuse('has neither trade name nor label');

  return withoutUndefined<Dealer>({
    accountId,
    tradeName,
    label,
    genericEmail: dealer.matching(isEmail, 'an e-mail address', 'generic_email', 'GenericEmail'),
    marketOfficerEmail: dealer.matching(
      isEmail,
      'an e-mail address',
      'market_officer_email',
      'MarketOfficerEmail',
    ),
    phone: dealer.text('phone'),
    website: parseWebsite(dealer),
    ...parseCoordinates(dealer),
    billingStreet: dealer.text('billing_street'),
    billingCity: dealer.text('billing_city'),
    billingPostalCode: dealer.text('billing_postal_code'),
    billingStateCode: dealer.text('billing_state_code'),
    billingCountryCode: parseDealerCountry(dealer),
    contractSegment: parseDealerSegment(dealer),
    // An invalid value hides the dealer.
    isHidden: dealer.boolean(true, 'do_not_display_web_apps'),
  });
}

function parseWebsite(dealer: EntryReader): string | undefined {
  const website = dealer.textUpTo(MAX_ADDRESS, 'website');
  if (website === undefined) return undefined;
  const url = /^https?:/i.test(website) && isSafeUrl(website) ? URL.parse(website) : null;
  if (!url) return dealer.invalid(['website'], 'is not an http address; it is left out', 'link-refused');
  // `https://bank.example@evil.example` shows one host and leads to another.
  const isPlain = url.username === '' && url.password === '';
  return isPlain
    ? website
    : dealer.invalid(['website'], 'has a user name in it; it is left out', 'link-refused');
}

function parseDealerCountry(dealer: EntryReader): string | undefined {
  const names = ['billing_country_code', 'Country'];
  const code = dealer.text(...names);
  return code && (getRegion(code) ?? dealer.invalid(names, 'is not the code of a country'));
}

function parseCoordinates(dealer: EntryReader): Pick<Dealer, 'latitude' | 'longitude'> {
  const latitude = dealer.degrees(90, 'latitude');
  const longitude = dealer.degrees(180, 'longitude');
  // Two zeros mean that the address could not be located; no dealer is in the Atlantic off Ghana.
  if (latitude === 0 && longitude === 0) {
    return dealer.invalid(['latitude', 'longitude'], 'and the longitude are both 0; they are left out') ?? {};
  }
  return withoutUndefined<Pick<Dealer, 'latitude' | 'longitude'>>({ latitude, longitude });
}

function parseDealerSegment(dealer: EntryReader): string | undefined {
  const segment = dealer.text('contract_segment');
  if (getLocatorKinds(segment).size === 0) {
    dealer.invalid(
      ['contract_segment'],
      'names no kind of dealer that is known; no filter of the map finds it',
    );
  }
  return segment;
}

/** The current ISO 3166-1 alpha-2 code of a common one: `GB` for `UK`, in any case; undefined for unknown codes. */
function getRegion(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const { region } = new Intl.Locale(`und-${code}`);
  return region && isCountryCode(region) ? region : undefined;
}
