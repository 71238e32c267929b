import { addressLines } from '../../../parts/AddressLines/addressLines.ts';
import type { EventDescription } from '../../../schemas/blocks/event-description.ts';
import type { EventHero } from '../../../schemas/blocks/event-hero.ts';
import type { Crumb } from '../../../schemas/entities/breadcrumb.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { RawBlock } from '../../content/Content.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { countryName } from '../../countries/countryName.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { eventDays, isPast } from './eventDates.ts';

/** What, when, where. */
export function eventHero(
  event: Event,
  { types, breadcrumb, now }: { types: readonly Category[]; breadcrumb: Crumb[]; now: Date },
): RawBlock {
  const props = withoutUndefined<EventHero>({
    breadcrumb,
    eventType: types.find(({ id }) => id === event.typeId)?.title,
    heading: event.heading,
    image: event.image,
    ...eventDays(event),
    displayDate: event.displayDate,
    location: event.location,
    isPast: isPast(event, now),
  });
  return { id: 'hero', type: 'event-hero', props };
}

/** The words of an event, its film or picture, its address, its calendar entry; the latter only for what has a date. */
export function eventDescription(event: Event, { route, text, now }: PageRequest): RawBlock {
  const { completeAddress: address, countryCode } = event;
  const lines = address ? addressLines(address) : [];
  const isCalendar = event.startDate !== undefined && !isPast(event, now);
  const props = withoutUndefined<EventDescription>({
    heading: text('event.description'),
    text: event.longDesc ?? event.shortDesc,
    image: event.image,
    videoUrl: event.videoUrl,
    iframeUrl: event.iframeUrl,
    address: lines.length > 0 ? lines : undefined,
    country: countryCode && countryName(countryCode, route.locale),
    link: event.link,
    calendarUrl: isCalendar ? `${route.canonicalPath}.ics` : undefined,
  });
  return { id: 'description', type: 'event-description', props };
}

/** The boats on show. */
export function eventBoats({ products }: Event, { text }: PageRequest): RawBlock[] {
  if (products.length === 0) return [];
  const boats = products.map(({ menuImage, ...product }) => ({
    ...product,
    ...(menuImage && { image: menuImage }),
  }));
  return [
    { id: 'boats', type: 'product-carousel', props: { heading: text('event.boats'), products: boats } },
  ];
}
