import type { Dealer } from '../../../../schemas/entities/dealer.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import type { Geocoder, Place, Spot } from '../../../../server/services/geocoding/Geocoder.ts';

/** A dealer with nothing but what every dealer on the map has. */
export const aDealer = (particulars: Partial<Dealer> & { accountId: string }): Dealer => ({
  label: `Dealer ${particulars.accountId}`,
  latitude: 1,
  longitude: 1,
  isHidden: false,
  ...particulars,
});

export const getAccountIds = (dealers: readonly Dealer[]): string[] =>
  dealers.map(({ accountId }) => accountId);

const suggest = async () => [];

/** Knows these countries and towns by exactly these names. */
export const knowing = (
  places: Record<string, Place>,
  spots: Record<string, Spot | readonly Spot[]> = {},
): Geocoder => ({
  search: async (text) => places[text],
  locate: async (text) => [spots[text] ?? []].flat(),
  suggest,
});

export const unavailable: Geocoder = {
  search: () => Promise.reject(new UpstreamError('The geocoder answered 500')),
  locate: () => Promise.reject(new Error('It is not asked twice')),
  suggest,
};

/** Five dealers of three countries and of none, a charter operator, and two that no map may show. */
export const DEALERS: readonly Dealer[] = [
  aDealer({
    accountId: 'rochelle',
    tradeName: 'Zénith Nautique',
    latitude: 46.16,
    longitude: -1.15,
    billingCity: 'La Rochelle',
    billingPostalCode: '17000',
    billingCountryCode: 'FR',
    contractSegment: 'VG1;VG2;VG3',
  }),
  aDealer({
    accountId: 'nice',
    tradeName: 'Écume',
    latitude: 43.7,
    longitude: 7.27,
    billingCity: 'Nice',
    billingCountryCode: 'FR',
  }),
  aDealer({
    accountId: 'genoa',
    label: 'Faro',
    latitude: 44.41,
    longitude: 8.93,
    billingCity: 'Genova',
    billingCountryCode: 'IT',
    contractSegment: 'VG2;VG3;Service Center',
  }),
  aDealer({
    accountId: 'lagos',
    label: 'Atlantico',
    latitude: 37.1,
    longitude: -8.67,
    billingCountryCode: 'PT',
    contractSegment: 'VG2;VG3;VCH',
  }),
  aDealer({ accountId: 'nowhere', label: 'Delta', latitude: -20, longitude: 57 }),
  aDealer({ accountId: 'fleet', label: 'Fleet', contractSegment: 'VCH', billingCountryCode: 'HR' }),
  aDealer({ accountId: 'hidden', isHidden: true, billingCountryCode: 'BE' }),
  { accountId: 'unplaced', label: 'Unplaced', isHidden: false, billingCountryCode: 'BE' },
];
