import type { Dealer } from '../../../schemas/entities/dealer.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { getDealerPosition, getDealerTitle } from '../../services/dealers/segments.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** A dealer as schema.org LocalBusiness. @param image absolute URL of a picture. */
export function localBusiness(
  dealer: Dealer,
  { route, siteUrl, brand }: PageRequest,
  image: string | undefined,
): Record<string, unknown> {
  const place = getDealerPosition(dealer);
  return withoutUndefined<Record<string, unknown>>({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: getDealerTitle(dealer),
    url: siteUrl + route.canonicalPath,
    image: image && [image],
    telephone: dealer.phone,
    sameAs: dealer.website && [dealer.website],
    brand: { '@type': 'Brand', name: brand.name },
    address: withoutUndefined<Record<string, unknown>>({
      '@type': 'PostalAddress',
      streetAddress: dealer.billingStreet,
      postalCode: dealer.billingPostalCode,
      addressLocality: dealer.billingCity,
      addressRegion: dealer.billingStateCode,
      addressCountry: dealer.billingCountryCode,
    }),
    geo: place && { '@type': 'GeoCoordinates', ...place },
  });
}
