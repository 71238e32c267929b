import { plainText } from '../../../renderer/src/validate.ts';
import type { Address, Event } from '../../../schemas/entities/event.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import type { PageRequest } from '../PageBuilder.ts';

const postalAddress = (address: Address) =>
  withoutUndefined<Record<string, unknown>>({
    '@type': 'PostalAddress',
    streetAddress: [address.addressLine1, address.addressLine2].filter(Boolean).join(', ') || undefined,
    postalCode: address.postalCode,
    addressLocality: address.locality,
    addressCountry: address.countryCode,
  });

/** An event as schema.org Event; undefined without a start and a place, which search engines require. */
export function eventData(
  event: Event,
  { route, siteUrl, brand }: PageRequest,
  image: string | undefined,
): Record<string, unknown>[] {
  const { heading, startDate, endDate, location, completeAddress: address, shortDesc, longDesc } = event;
  if (startDate === undefined || (location === undefined && address === undefined)) return [];
  const description = shortDesc ?? longDesc;
  return [
    withoutUndefined<Record<string, unknown>>({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: heading,
      startDate,
      endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      // A place without an address may be an online event.
      eventAttendanceMode: address && 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: location ?? address?.locality,
        address: address ? postalAddress(address) : location,
      },
      description: description && plainText(description),
      image: image && [image],
      organizer: { '@type': 'Organization', name: brand.name, url: siteUrl },
      url: siteUrl + route.canonicalPath,
    }),
  ];
}
