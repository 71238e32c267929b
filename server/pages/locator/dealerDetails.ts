import { addressLines } from '../../../parts/AddressLines/addressLines.ts';
import type { DealerDetails } from '../../../schemas/blocks/dealer-details.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { RawBlock } from '../../content/Content.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { placeOf, titleOf } from '../../dealers/segments.ts';
import { segmentLabel } from '../../locator/segmentLabel.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { countryOf } from './countryOf.ts';

/** A town and its surroundings. */
const ZOOM = 9;

const linesOf = (dealer: Dealer) =>
  addressLines({
    addressLine1: dealer.billingStreet,
    postalCode: dealer.billingPostalCode,
    locality: dealer.billingCity,
    countryCode: dealer.billingCountryCode,
  });

/** Degrees as an address writes them (RFC 5870): no exponent; six decimals are a hand's breadth. */
const written = (degrees: number) => `${Number(degrees.toFixed(6))}`;

/** How to reach a dealer, with a map where its place is known. */
export function dealerDetails(dealer: Dealer, { route: { locale }, text, mapTiles }: PageRequest): RawBlock {
  const place = placeOf(dealer);
  const address = linesOf(dealer);
  const props = withoutUndefined<DealerDetails>({
    heading: titleOf(dealer),
    segment: text(segmentLabel(dealer.contractSegment)),
    address: address.length > 0 ? address : undefined,
    country: countryOf(dealer, locale),
    phone: dealer.phone,
    website: dealer.website,
    map: place && { ...place, zoom: ZOOM, ...mapTiles(locale) },
    directions: place && `geo:${written(place.latitude)},${written(place.longitude)}`,
  });
  return { id: 'details', type: 'dealer-details', props };
}
