import { countryName } from '../../../locales/countries/countryName.ts';
import type { DealerDetails } from '../../../schemas/blocks/dealer-details.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { addressLines } from '../../../site/components/AddressLines/addressLines.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { getDealerPosition, getDealerTitle, segmentLabel } from '../../services/dealers/segments.ts';
import { createForm, formBlock } from '../forms/createForm.ts';
import { toRecipient } from '../forms/toFormAnswer.ts';
import { getTyping } from '../forms/withForms.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { toMapView } from './toView.ts';

/** A town and its surroundings. */
const ZOOM = 9;

/** Degrees in a URL (RFC 5870): no exponent; six decimals are 10 cm. */
const written = (degrees: number) => `${Number(degrees.toFixed(6))}`;

/** Contact details of a dealer, with a map where the position is known. */
export function dealerDetails(dealer: Dealer, { route: { locale }, text, mapTiles }: PageRequest): RawBlock {
  const place = getDealerPosition(dealer);
  const { billingCountryCode: countryCode } = dealer;
  const address = addressLines({
    addressLine1: dealer.billingStreet,
    postalCode: dealer.billingPostalCode,
    locality: dealer.billingCity,
    countryCode,
  });
  const props = withoutUndefined<DealerDetails>({
    heading: getDealerTitle(dealer),
    segment: text(segmentLabel(dealer.contractSegment)),
    address: address.length > 0 ? address : undefined,
    country: countryCode && countryName(countryCode, locale),
    phone: dealer.phone,
    website: dealer.website,
    map: place && toMapView({ ...place, zoom: ZOOM }, mapTiles(locale), true),
    directions: place && `geo:${written(place.latitude)},${written(place.longitude)}`,
  });
  return { id: 'details', type: 'dealer-details', props };
}

/** The form to a dealer, charter operator or service centre. @param kind of its page, where it has one. */
export async function dealerContact(
  dealer: Dealer,
  request: PageRequest,
  kind?: LocatorKind,
): Promise<RawBlock> {
  const name = getDealerTitle(dealer);
  const typing = getTyping(dealer, kind);
  const form = await createForm(request, { mode: 'contact', typing, dealer: toRecipient(dealer) });
  return formBlock(
    form,
    { heading: `contactForm.heading.${typing}`, text: 'dealer.contact.text', values: { name } },
    request.text,
  );
}
