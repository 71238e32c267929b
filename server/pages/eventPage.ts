import { countryName } from '../../locales/countries/countryName.ts';
import type { EventDescription } from '../../schemas/blocks/event-description.ts';
import type { EventHero } from '../../schemas/blocks/event-hero.ts';
import type { Crumb } from '../../schemas/entities/breadcrumb.ts';
import type { Category } from '../../schemas/entities/category.ts';
import type { Event } from '../../schemas/entities/event.ts';
import { addressLines } from '../../site/components/AddressLines/addressLines.ts';
import type { EventNode, RawBlock } from '../services/content/Content.ts';
import { withoutUndefined } from '../services/content/withoutUndefined.ts';
import { breadcrumbTo, crumbToList } from './breadcrumbTo.ts';
import { contentPage } from './contentPage.ts';
import { eventData } from './events/eventData.ts';
import { eventDays, isPast, orderEvents } from './events/eventDates.ts';
import { eventForm } from './events/eventForm.ts';
import { listOrEmpty } from './listOrEmpty.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';
import { siblingLinks } from './siblingLinks.ts';

/** An event: hero, description, registration, the boats on show, its neighbours (behaviour §2.7). */
export async function eventPage(node: EventNode, request: PageRequest): Promise<PageDraft> {
  const { event } = node;
  const { route, content, text, now } = request;
  const { locale } = route;
  const [events, types] = await Promise.all([
    listOrEmpty(content.events(locale), 'the list of events', request),
    listOrEmpty(content.categories(locale, 'event_categories'), 'the types of events', request),
  ]);
  const list = await crumbToList('events', 'list.events', request);
  const place = { trail: list ? [list] : [], label: event.heading };

  const blocks: RawBlock[] = [
    eventHero(event, { types, breadcrumb: breadcrumbTo(place, request), now }),
    eventDescription(event, request),
    ...node.blocks,
    ...(isPast(event, now) ? [] : [await eventForm(event, request)]),
    ...eventBoats(event, request),
    ...siblingLinks(orderEvents(events, now), node.id, {
      heading: text('event.siblings'),
      listLink: list && { url: list.url, label: text('list.events.all') },
    }),
  ];
  return contentPage({ ...node, blocks }, request, {
    kind: 'event',
    ...place,
    structuredData: (image) => eventData(event, request, image),
  });
}

/** Whether the picture is the cover of a film or tour: it is shown there, once. */
const hasFilm = ({ videoUrl, iframeUrl }: Event): boolean =>
  videoUrl !== undefined || iframeUrl !== undefined;

/** Name, dates and place. */
function eventHero(
  event: Event,
  { types, breadcrumb, now }: { types: readonly Category[]; breadcrumb: Crumb[]; now: Date },
): RawBlock {
  const props = withoutUndefined<EventHero>({
    breadcrumb,
    eventType: types.find(({ id }) => id === event.typeId)?.title,
    heading: event.heading,
    image: hasFilm(event) ? undefined : event.image,
    ...eventDays(event),
    displayDate: event.displayDate,
    location: event.location,
    isPast: isPast(event, now),
  });
  return { id: 'hero', type: 'event-hero', props };
}

/** The description of an event: text, video or picture, address, calendar file; the latter only with a date. */
function eventDescription(event: Event, { route, text, now }: PageRequest): RawBlock {
  const { completeAddress: address, countryCode } = event;
  const lines = address ? addressLines(address) : [];
  const isCalendar = event.startDate !== undefined && !isPast(event, now);
  const props = withoutUndefined<EventDescription>({
    heading: text('event.description'),
    text: event.longDesc ?? event.shortDesc,
    image: hasFilm(event) ? event.image : undefined,
    videoUrl: event.videoUrl,
    iframeUrl: event.iframeUrl,
    address: lines.length > 0 ? lines : undefined,
    country: countryCode && countryName(countryCode, route.locale),
    link: event.link,
    calendarUrl: isCalendar ? `${route.canonicalPath}.ics` : undefined,
  });
  return { id: 'description', type: 'event-description', props };
}

function eventBoats({ products }: Event, { text }: PageRequest): RawBlock[] {
  if (products.length === 0) return [];
  const boats = products.map(({ menuImage, ...product }) => ({
    ...product,
    ...(menuImage && { image: menuImage }),
  }));
  return [
    { id: 'boats', type: 'product-carousel', props: { heading: text('event.boats'), products: boats } },
  ];
}
